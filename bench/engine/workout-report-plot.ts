import { estimateStrength } from '../../src/recommendation/engine/strength/strength-estimate.js';
import type { EngineMember } from '../../src/recommendation/engine/strength/strength.types.js';
import { BUILDS, reportMember, type Build } from './workout-report-members.js';
import {
  middleAge,
  readReferenceCells,
  REFERENCE_LIFTS,
  type ReferenceCell,
  type ReferenceLift,
} from './workout-reference.js';

const WIDTH = 250;
const HEIGHT = 170;
const MARGIN = { left: 40, top: 34, gap: 30 };
const BUILD_COLOURS: Record<Build, string> = { lean: '#1d4ed8', usual: '#0ea5e9', soft: '#94a3b8' };
const PERCENTILE_STYLES = [
  { percentile: 50, dash: '1 4' },
  { percentile: 25, dash: '4 3' },
  { percentile: 5, dash: 'none' },
] as const;

type Point = readonly [x: number, y: number];

interface Panel {
  title: string;
  xName: string;
  cells: ReferenceCell[];
  xOf: (cell: ReferenceCell) => number;
}

function panels(): Panel[] {
  const cells = readReferenceCells();
  const byWeight = (sex: EngineMember['sex'], name: string): Panel => ({
    title: `${name}, 24–34 years`,
    xName: 'body weight, kg',
    cells: cells.filter(cell => cell.sex === sex && cell.ageBand === '24-34'),
    xOf: cell => cell.medianBodyWeightKg,
  });
  const byAge = (sex: EngineMember['sex'], bodyWeightClass: string, name: string): Panel => ({
    title: `${name} of the ${bodyWeightClass} kg class`,
    xName: 'age, years',
    cells: cells.filter(cell => cell.sex === sex && cell.bodyWeightClass === bodyWeightClass),
    xOf: cell => middleAge(cell.ageBand),
  });
  return [
    byWeight('남', 'Men'),
    byWeight('여', 'Women'),
    byAge('남', '-83', 'Men'),
    byAge('여', '-63', 'Women'),
  ];
}

function panelSvg(panel: Panel, lift: ReferenceLift, left: number, top: number): string {
  const xs = panel.cells.map(panel.xOf);
  const [leastX, mostX] = [Math.min(...xs), Math.max(...xs)];
  const mostY = Math.max(...panel.cells.map(cell => cell.percentiles[lift][50])) * 1.05;
  const x = (value: number): number => left + ((value - leastX) / (mostX - leastX)) * WIDTH;
  const y = (value: number): number => top + HEIGHT - (value / mostY) * HEIGHT;
  const line = (points: Point[], style: string): string =>
    `<polyline fill="none" ${style} points="${points.map(([px, py]) => `${x(px).toFixed(1)},${y(py).toFixed(1)}`).join(' ')}"/>`;
  const reference = PERCENTILE_STYLES.map(({ percentile, dash }) =>
    line(
      panel.cells.map(cell => [panel.xOf(cell), cell.percentiles[lift][percentile]]),
      `stroke="#b91c1c" stroke-width="1.2" stroke-dasharray="${dash}"`,
    ),
  );
  const estimates = BUILDS.map(build =>
    line(
      panel.cells.map(cell => {
        const member = reportMember(cell.sex, cell.medianBodyWeightKg, middleAge(cell.ageBand), build);
        return [panel.xOf(cell), estimateStrength(member, undefined).lifts[lift].oneRepMaxKg];
      }),
      `stroke="${BUILD_COLOURS[build]}" stroke-width="2"`,
    ),
  );
  const step = mostY > 120 ? 50 : 25;
  const grid = Array.from({ length: Math.floor(mostY / step) + 1 }, (_, index) => index * step).map(
    kg =>
      `<line x1="${left}" x2="${left + WIDTH}" y1="${y(kg)}" y2="${y(kg)}" stroke="#e2e8f0"/>` +
      `<text x="${left - 5}" y="${y(kg) + 3}" text-anchor="end">${kg}</text>`,
  );
  const ticks = [leastX, (leastX + mostX) / 2, mostX].map(
    value =>
      `<text x="${x(value)}" y="${top + HEIGHT + 13}" text-anchor="middle">${Math.round(value)}</text>`,
  );
  return [
    ...grid,
    ...reference,
    ...estimates,
    ...ticks,
    `<text x="${left}" y="${top - 7}" font-weight="600">${panel.title}: ${lift}, kg</text>`,
    `<text x="${left + WIDTH}" y="${top + HEIGHT + 24}" text-anchor="end" fill="#64748b">${panel.xName}</text>`,
  ].join('\n');
}

/** Twelve panels: estimates of three builds and the reference's percentiles, by sex, body weight and age. */
export function estimatePlot(): string {
  const all = panels();
  const columnWidth = WIDTH + MARGIN.left + MARGIN.gap;
  const rowHeight = HEIGHT + MARGIN.top + MARGIN.gap;
  const width = all.length * columnWidth;
  const height = REFERENCE_LIFTS.length * rowHeight + 40;
  const legend = [
    ...PERCENTILE_STYLES.map(({ percentile, dash }) => ({
      name: `first meets, p${percentile}`,
      colour: '#b91c1c',
      dash,
    })),
    ...BUILDS.map(build => ({
      name: `estimate, ${build} build`,
      colour: BUILD_COLOURS[build],
      dash: 'none',
    })),
  ].map(
    ({ name, colour, dash }, index) =>
      `<line x1="${40 + index * 190}" x2="${70 + index * 190}" y1="16" y2="16" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>` +
      `<text x="${76 + index * 190}" y="20">${name}</text>`,
  );
  const body = REFERENCE_LIFTS.flatMap((lift, rowIndex) =>
    all.map((panel, column) =>
      panelSvg(panel, lift, column * columnWidth + MARGIN.left, 30 + rowIndex * rowHeight + MARGIN.top),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">
<title>Estimated one-repetition maxima against the percentiles of first-meet lifters</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${[...legend, ...body].join('\n')}
</svg>
`;
}
