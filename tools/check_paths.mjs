// Nothing in the repository knows a machine: no absolute path of somebody's folders, no address of a package host.
import { files, linesWith, runAsProgram } from './checks/sources.mjs';

const text = /\.(cpp|hpp|mjs|js|ts|css|html|md|json|tsv|txt|po|yml|cmake|h)$|(^|\/)(dev|run|\.npmrc|[a-z_]+)$/;
const folders = new RegExp(String.raw`(^|[\s"'=(\x60:])\/(work|root|home|Users|tmp)\/[\w.]`);
const hosts = new RegExp(String.raw`\b(registry|deb|security|snapshot|ftp|deb-multimedia|packages)\.[a-z.]*(npmjs|yarnpkg|debian|nodesource|pypi)[a-z.]*\b`, 'i');

export function check(root) {
  return files(root, text).flatMap((file) => [
    ...linesWith(file, folders, 'a path of one machine'),
    ...linesWith(file, hosts, 'an address of a package host; packages are taken by name'),
  ]);
}

runAsProgram(import.meta.url, check);
