// Fails on known high or critical vulnerabilities in production dependencies. Some registry mirrors serve no advisories; the script says so and
// passes.
import { spawnSync } from 'node:child_process';
import { root } from './install.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
});
const report = parsed(stdout);
if (!report?.vulnerabilities) {
  console.log(`npm audit: the registry gave no advisories (${report?.message ?? 'no answer'})`);
  process.exit(0);
}
const severe = Object.values(report.vulnerabilities).filter(({ severity }) =>
  ['high', 'critical'].includes(severity),
);
for (const { name, severity, range } of severe) console.error(`${severity}: ${name} ${range}`);
console.log(`npm audit: ${severe.length} high or critical`);
process.exit(severe.length > 0 ? 1 : 0);

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
