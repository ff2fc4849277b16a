// C++ stands as .clang-format says, in the reading of clang-format 14 (Debian 12); other versions differ in small things,
// so they are not asked. `./dev format` rewrites what differs.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { files, runAsProgram } from './checks/sources.mjs';

const versionOf = (name) => spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout ?? '';
const program = ['clang-format-14', 'clang-format'].find((name) => / version 14\./.test(versionOf(name)));
export const version = program && 14;

export function check(root) {
  if (!program) {
    console.log('clang-format 14 is not here: the format is not checked.');
    return [];
  }
  return files(root, /\.(cpp|hpp)$/).flatMap((file) => {
    const wanted = execFileSync(program, [join(root, file.path)], { encoding: 'utf8', maxBuffer: 1 << 26 });
    return wanted === file.text() ? [] : [`${file.path}: not as .clang-format says; ./dev format mends it`];
  });
}

runAsProgram(import.meta.url, check);
