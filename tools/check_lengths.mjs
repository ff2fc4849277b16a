// A file is read in one sitting: at most 450 lines of code. Data and what is made from it (`// Made from …`) has no limit.
import { files, runAsProgram } from './checks/sources.mjs';

const limit = 450;

export function check(root) {
  return files(root, /(\.(cpp|hpp|mjs|js|ts|css|html|cmake)|CMakeLists\.txt|(^|\/)(dev|run|check[^/.]*))$/).flatMap(({ path, text }) => {
    const all = text().split('\n');
    const lines = /^\/\/ Made from /.test(all[0]) ? 0 : all.length - 1;
    return lines > limit ? [`${path}: ${lines} lines; split it, ${limit} is the limit`] : [];
  });
}

runAsProgram(import.meta.url, check);
