/**
 * Writes sessions.md: the twenty-seven written requests, the engine's answers, and whether a trainer would sign them.
 *   npx tsx bench/engine/sessions.ts
 */
import { writeFileSync } from 'node:fs';
import {
  signed,
  WRITTEN_RULES,
  WRITTEN_SESSIONS,
  type SignedItem,
} from '../../src/recommendation/engine/workout/fixture/written-sessions.js';

const sessions = WRITTEN_SESSIONS.map(signed);
const signedCount = sessions.filter(({ objections }) => objections.length === 0).length;

function rowOf({ item, workout }: SignedItem): string {
  const load = item.weight === null ? item.loadLabel : `${item.loadLabel} ${item.weight} kg`;
  const unit = item.repeatUnit === 'seconds' ? '초' : '회';
  const warmUp = item.warmUp.map(({ weight, repeat }) => `${weight}×${repeat}`).join(', ');
  const { percentOfOneRepMax, repsInReserve } = item.evidence;
  return `| ${workout.koreanName} | ${load} | ${item.set} × ${item.repeat}${unit} | ${repsInReserve ?? ''} | ${percentOfOneRepMax ?? ''} | ${warmUp} |`;
}

const pages = sessions.map(
  ({ title, items, output, objections }, index) => `## ${index + 1}. ${title}

${objections.length === 0 ? 'Signed' : `Not signed: ${objections.join(' ')}`}, ${output.minutes ?? 0} minutes. ${output.generalWarmUp ?? ''}

| exercise | load | sets | reserve | % of 1RM | warm-up (kg × repetitions) |
|---|---|---|---|---|---|
${items.map(rowOf).join('\n')}
${[
  ...output.notes,
  ...output.unfilled.map(({ bodyPartKoreanName, reason }) => `${bodyPartKoreanName}: ${reason}`),
]
  .map(text => `\n- ${text}`)
  .join('')}
`,
);

writeFileSync(
  new URL('sessions.md', import.meta.url),
  `# Twenty-seven sessions

Written by \`npx tsx bench/engine/sessions.ts\`. Signed: ${signedCount} of ${sessions.length}. The rules:

${WRITTEN_RULES.map(rule => `- ${rule}`).join('\n')}

${pages.join('\n')}`,
);
console.log(`signed ${signedCount} of ${sessions.length}`);
