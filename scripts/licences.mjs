// `npm run licences`: writes a release's dependencies as CycloneDX (dist/sbom.json) and as a list of packages with their licences
// (dist/licences.txt). Fails on a licence that is not accepted.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Accepted licences. LGPL packages are separate libraries, as that licence requires. */
const AGREED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose package.json names no licence, or in an old form; their licence or readme file states it. */
const STATED_ELSEWHERE = {
  'busboy@1.6.0': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'passport-strategy@1.0.0': 'MIT',
  'pause@0.0.1': 'MIT',
  'streamsearch@1.1.0': 'MIT',
};

const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const packages = JSON.parse(text).components.map(component => ({
  name: component.group ? `${component.group}/${component.name}` : component.name,
  version: component.version,
  licence: licenceOf(component),
}));

const lines = packages.map(({ name, version, licence }) => `${name} ${version}  ${licence}`).sort();
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/sbom.json'), text);
writeFileSync(join(root, 'dist/licences.txt'), `${[...new Set(lines)].join('\n')}\n`);

const refused = packages.filter(({ licence }) => !isAgreed(licence));
for (const { name, version, licence } of refused) console.error(`${name} ${version}: ${licence}`);
console.log(`${lines.length} packages, ${refused.length} with a licence that nobody has agreed to`);
process.exit(refused.length > 0 ? 1 : 0);

function licenceOf({ name, version, licenses = [] }) {
  const own = licenses.map(each => each.expression ?? each.license.id ?? each.license.name).join(' AND ');
  return own || (STATED_ELSEWHERE[`${name}@${version}`] ?? 'unknown');
}

/** `(MIT OR GPL-2.0)`: one must be accepted; `A AND B`: both. */
function isAgreed(licence) {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(id => AGREED.has(id.trim())));
}
