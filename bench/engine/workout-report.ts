/**
 * Measures the workout engine and writes its part of bench/engine/README.md and workout-estimates.svg:
 *   npx tsx bench/engine/workout-report.ts
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { estimatePlot } from './workout-report-plot.js';
import { estimateSection } from './workout-report-estimates.js';
import { learningSection } from './workout-report-learning.js';
import { progressionSection } from './workout-report-progression.js';
import { selectionSection } from './workout-report-selection.js';
import { speedSection } from './workout-report-speed.js';

const START = '<!-- workout report: written by workout-report.ts -->';
const END = '<!-- end of workout report -->';
const README = new URL('./README.md', import.meta.url);
const TITLE = `# Measuring the recommendation engine

The workout half is below; the supplement half is in [supplement.md](supplement.md).
`;

const report = `${START}

## Workouts

\`npx tsx bench/engine/workout-report.ts\` writes this section, \`npx tsx bench/engine/workout-speed.ts\` only times,
\`npx tsx bench/engine/workout-cap-table.ts\` rebuilds the engine's cap table,
\`npx tsx bench/engine/workout-ceiling-table.ts\` the table of what is believed at most.

${[estimateSection(), selectionSection(), learningSection(), progressionSection(), speedSection()].join('\n\n')}

${END}`;

/** Keeps the rest of the file, which belongs to the other half of the engine. */
function merged(before: string): string {
  const start = before.indexOf(START);
  const end = before.indexOf(END);
  return start === -1 || end === -1
    ? `${before.trimEnd()}\n\n${report}\n`
    : before.slice(0, start) + report + before.slice(end + END.length);
}

writeFileSync(new URL('./workout-estimates.svg', import.meta.url), estimatePlot());
writeFileSync(README, merged(existsSync(README) ? readFileSync(README, 'utf8') : TITLE));
