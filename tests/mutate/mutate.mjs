// Proves that the tests see bugs: makes each bug of bugs.json in a copy of the sources, builds, and runs the tests, which
// must fail. Ends with "N seen, N missed"; exit status 1 if any was missed or could not be made.
// node tests/mutate/mutate.mjs [WORD…]   only the bugs whose name contains a word

import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const tree = join(root, "build/mutate/tree");
const build = join(root, "build/mutate/build");
const { bugs } = JSON.parse(readFileSync(join(root, "tests/mutate/bugs.json"), "utf8"));
const words = process.argv.slice(2);
const wanted = bugs.filter((bug) => words.length === 0 || words.some((word) => bug.name.includes(word)));

/** The sources as they are, without what was built of them. */
function copySources() {
  rmSync(tree, { recursive: true, force: true });
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const file of list.split("\n")) {
    if (!file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file), { preserveTimestamps: true });
  }
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
}

function run(program, args) {
  const ran = spawnSync(program, args, { cwd: tree, encoding: "utf8", maxBuffer: 1 << 28, timeout: 900_000 });
  return { ok: ran.status === 0, text: (ran.stdout ?? "") + (ran.stderr ?? "") };
}

function configure() {
  const args = ["-S", tree, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug"];
  if (existsSync(join(root, "build/deps/imgui"))) args.push(`-DIMGUI_SOURCE_DIR=${join(root, "build/deps/imgui")}`);
  return run("cmake", args);
}

const buildTests = () => run("cmake", ["--build", build, "--target", "core-tests", "rules", "-j", "2"]);
const runTests = () => run(join(build, "core-tests"), ["--abort"]);

/** The file with the bug in it, or why it cannot be made. */
function withBug(bug) {
  let text = readFileSync(join(root, bug.file), "utf8");
  for (const [find, replace] of bug.changes) {
    const times = text.split(find).length - 1;
    if (times !== 1) return { error: `${bug.file} has this ${times} times, not once: ${find}` };
    text = text.replace(find, () => replace);
  }
  return { text };
}

/** "seen", or what went wrong. */
function tryBug(bug) {
  const { text, error } = withBug(bug);
  if (error) return error;
  const file = join(tree, bug.file);
  writeFileSync(file, text);
  const built = buildTests();
  const tested = built.ok && runTests();
  writeFileSync(file, readFileSync(join(root, bug.file)));
  if (!built.ok) return `does not build:\n${built.text.slice(-2000)}`;
  return tested.ok ? "no test failed" : "seen";
}

copySources();
for (const step of [configure, buildTests, runTests]) {
  const done = step();
  if (done.ok) continue;
  console.error(`The sources must build and pass first (${step.name}):\n${done.text.slice(-4000)}`);
  process.exit(1);
}
let seen = 0;
for (const bug of wanted) {
  const result = tryBug(bug);
  if (result === "seen") seen += 1;
  console.log(`${result === "seen" ? "seen  " : "MISSED"} ${bug.name}${result === "seen" ? "" : `: ${result}`}`);
}
console.log(`${seen} seen, ${wanted.length - seen} missed`);
process.exit(seen === wanted.length && seen > 0 ? 0 : 1);
