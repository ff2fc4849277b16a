// The core is a function: its objects hold no memory that can change. Looks into the built static library for anything
// in a section that is written at run time; constants live in .rodata, or .data.rel.ro when they hold addresses.
//
//   node tools/check_symbols.mjs [ROOT]      looks at ROOT/build/dev/libcadastre.a; CADASTRE_CORE names another
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runAsProgram } from './checks/sources.mjs';

export function check(root) {
  const library = process.env.CADASTRE_CORE ?? join(root, 'build/dev/libcadastre.a');
  if (!existsSync(library)) return [`${library}: not built yet; ./dev build makes it`];
  const listing = execFileSync('objdump', ['--syms', '--demangle', library], { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!/\.text/.test(listing)) return [`${library}: no code in it`];
  return listing.split('\n').flatMap((line) => {
    const symbol = /^[0-9a-f]+ .{7} (\.(?:data|bss|tdata|tbss|tm_clone)\S*)\s+([0-9a-f]+)\s+(.*)$/.exec(line);
    if (!symbol || symbol[1].startsWith('.data.rel.ro') || Number.parseInt(symbol[2], 16) === 0) return [];
    return [`${symbol[3]} can change at run time (${symbol[1]})`];
  });
}

runAsProgram(import.meta.url, check);
