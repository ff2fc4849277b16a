// The catalogue lists every expansion once, with its facts; presets name what is in the catalogue.
import { namesOf } from './names.mjs';
import { didYouMean } from './nearest.mjs';

const list = (value) => (Array.isArray(value) ? value : []);

export function checkCatalogue(sources, report) {
  const names = namesOf(sources);
  const known = (kind, what, id, file, pointer) => {
    if (id !== undefined && !names[kind].has(id)) report.error(file, pointer, `there is no ${what} "${id}"${didYouMean(id, names[kind].keys())}`);
  };
  const facts = (entry, file, at) => {
    known('groups', 'group', entry.group, file, `${at}/group`);
    known('headings', 'heading', entry.heading, file, `${at}/heading`);
    const heading = names.headings.get(entry.heading);
    if (heading && heading.group !== entry.group) report.error(file, `${at}/heading`, `"${heading.id}" is a heading of the group "${heading.group}"`);
    list(entry.needs).forEach((id, n) => known('components', 'expansion or part', id, file, `${at}/needs/${n}`));
  };
  checkEntries(sources, names, facts, report);
  checkFiles(sources, names, facts, report);
  const { file, value } = sources.presets;
  const seen = new Set();
  list(value?.presets).forEach((preset, n) => {
    const at = `/presets/${n}`;
    if (seen.has(preset.id)) report.error(file, `${at}/id`, `the preset "${preset.id}" stands here twice`);
    seen.add(preset.id);
    for (const key of ['known', 'perhaps'])
      for (const [grade, ids] of Object.entries(preset[key] ?? {}))
        list(ids).forEach((id, m) => known('components', 'expansion or part', id, file, `${at}/${key}/${grade}/${m}`));
    if (preset.complete && preset.perhaps) report.error(file, `${at}/complete`, 'what is complete has nothing that is only perhaps in it');
  });
}

function checkEntries(sources, names, facts, report) {
  const { file, value } = sources.catalogue;
  const groupsInOrder = [...names.groups.keys()];
  const seen = new Set();
  let group = 0;
  list(value?.headings).forEach((heading, n) => {
    if (!names.groups.has(heading.group)) report.error(file, `/headings/${n}/group`, `there is no group "${heading.group}"`);
  });
  list(value?.expansions).forEach((entry, n) => {
    const at = `/expansions/${n}`;
    if (seen.has(entry.id)) report.error(file, `${at}/id`, `the expansion "${entry.id}" stands here twice`);
    seen.add(entry.id);
    facts(entry, file, at);
    const ownFile = names.files.get(entry.id);
    if (ownFile?.catalogue) report.error(file, `${at}/id`, `its rule file says of itself what is said here; leave out "catalogue" there`);
    if (!ownFile && entry.name === undefined) report.error(file, at, `"${entry.id}" has no rule file, so its name has to stand here`);
    const both = list(entry.perhaps).filter((edition) => list(entry.editions).includes(edition));
    for (const edition of both) report.error(file, `${at}/perhaps`, `it is known to exist in ${edition}, so not only perhaps`);
    const open = entry.perhaps !== undefined || (entry.editions !== undefined && entry.editions.length === 0);
    if (open && !list(entry.unconfirmed).includes('editions'))
      report.error(file, `${at}/unconfirmed`, 'where editions are not known, "editions" is among what is unconfirmed');
    const place = groupsInOrder.indexOf(entry.group);
    if (place >= 0 && place < group) report.error(file, `${at}/group`, `the group "${entry.group}" has to stand in one piece, in the order of the groups`);
    group = Math.max(group, place);
  });
}

/** Every expansion that has rules can be chosen. */
function checkFiles(sources, names, facts, report) {
  for (const { file, value } of sources.files) {
    if (!value || value.always || String(value.id).includes('--')) continue;
    if (value.catalogue) facts(value.catalogue, file, '/catalogue');
    else if (!names.listed.has(value.id))
      report.error(file, '/id', `"${value.id}" is not in rules/catalogue.json; list it there, or give it a "catalogue" of its own here`);
  }
}
