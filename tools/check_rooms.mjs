// Rooms keep their libraries, and the core stays a function: which include or name may stand in which folder.
// The table is the reviewed list; ARCHITECTURE.md says why each line is there.
import { files, linesWith, outsideComments, runAsProgram } from './checks/sources.mjs';

const code = /\.(cpp|hpp|h|ts|mjs|js)$/;
const cpp = /\.(cpp|hpp|h)$/;
const tests = /^tests\/|\.test\.(cpp|ts|mjs)$|\/test(ing)?\//;

const rooms = [
  { what: 'nlohmann is for tests', pattern: /#include <nlohmann|\bnlohmann::/, in: cpp, except: tests },
  { what: 'emscripten is for wasm and web/editor/platform', pattern: /#include <(emscripten|GLES|webgl)|\bEM_(JS|ASM)/, in: cpp, except: /^(wasm|web\/editor\/platform)\// },
  { what: 'Dear ImGui is for web/editor/view and web/editor/platform', pattern: /#include [<"]imgui|\bImGui::|\bImDrawList\b/, in: cpp, except: /^web\/editor\/(view|platform)\// },
  { what: 'the core knows nobody outside', pattern: /#include "(model|view|platform|web|wasm)\//, in: /^core\// },
  { what: 'the core uses no private header of another library through the front door', pattern: /#include "(?!cadastre\/)/, in: /^core\/include\// },
  { what: 'the editor and the bindings see the core by its public headers', pattern: /#include "(board|topology|rules|scoring|phrasing|json|notation)\//, in: /^(web|wasm)\/.*\.(cpp|hpp)$/, except: /"board\/board_view/ },
  { what: 'the model does not know how it is shown', pattern: /#include "(view|platform)\//, in: /^web\/editor\/model\// },
  {
    what: 'the core has no I/O, clock, random, thread or locale',
    pattern: /#include <(iostream|fstream|cstdio|stdio\.h|filesystem|chrono|ctime|time\.h|random|thread|mutex|shared_mutex|condition_variable|future|atomic|locale|clocale|regex|iomanip|sstream)>/,
    in: /^core\/.*\.(cpp|hpp)$/,
    except: tests,
  },
  { what: 'nothing throws across a room', pattern: /\b(throw\b|catch \(|try \{)/, in: /^(core|wasm|web\/editor)\/.*\.(cpp|hpp)$/, except: tests },
];

export function check(root) {
  const sources = files(root, code);
  return rooms.flatMap((room) =>
    sources
      .filter(({ path }) => room.in.test(path) && !room.except?.test(path))
      .flatMap((file) => linesWith(file, outsideComments(room.pattern), room.what)),
  );
}

runAsProgram(import.meta.url, check);
