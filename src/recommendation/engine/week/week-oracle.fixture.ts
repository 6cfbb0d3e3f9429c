import highsModule from 'highs';
import type { WeekModel } from './week-model.types.js';

// The package's ESM build exports the loader directly; its types, read as CommonJS, nest it in one more `default`.
const loadHighs = highsModule as unknown as typeof highsModule.default;
const solver = loadHighs();

const sum = (terms: readonly string[]): string => (terms.length === 0 ? '0 none' : terms.join(' '));
const term = (factor: number, name: string): string =>
  `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`;

/**
 * Points of the best week by HiGHS, or of the best one it finds within `seconds`. Written from the model's types, not from the search: a
 * binary for every block of every slot, the counted amount of each curve in each slot, and a variable for every step of every curve.
 */
export async function bestPoints(
  { curves, slots, conflicts }: WeekModel,
  seconds = Infinity,
): Promise<number> {
  const worth: string[] = [];
  const rows: string[] = [];
  const bounds: string[] = ['none = 0'];
  const binaries: string[] = [];
  const name = (slot: number, part: number, block: number) => `x_${slot}_${part}_${block}`;
  const chosen = (slot: number) =>
    slots[slot]!.blocks.flatMap((ofPart, part) =>
      ofPart.map((block, index) => ({ block, name: name(slot, part, index) })),
    );
  slots.forEach(({ times, capacity, mostWorkouts, blocks }, slot) => {
    const all = chosen(slot);
    binaries.push(...all.map(each => each.name));
    worth.push(...all.map(each => term(times * each.block.points, each.name)));
    rows.push(`${sum(all.map(each => term(each.block.time, each.name)))} <= ${capacity}`);
    rows.push(`${sum(all.map(each => term(each.block.items.length, each.name)))} <= ${mostWorkouts}`);
    blocks.forEach((ofPart, part) =>
      rows.push(`${sum(ofPart.map((_, index) => term(1, name(slot, part, index))))} <= 1`),
    );
    curves.forEach(({ mostOfSession }, curve) => {
      const credited = `c_${slot}_${curve}`;
      rows.push(
        `${term(1, credited)} ${sum(all.map(each => term(-each.block.amounts[curve]!, each.name)))} <= 0`,
      );
      if (mostOfSession !== Infinity) bounds.push(`${credited} <= ${mostOfSession}`);
    });
  });
  curves.forEach(({ points, start }, curve) => {
    const steps = points.slice(start + 1).map((_, step) => `y_${curve}_${step}`);
    worth.push(
      ...steps.map((step, index) => term(points[start + index + 1]! - points[start + index]!, step)),
    );
    bounds.push(...steps.map(step => `${step} <= 1`));
    const used = slots.map(({ times }, slot) => term(-times, `c_${slot}_${curve}`));
    rows.push(`${sum(steps.map(step => term(1, step)))} ${used.join(' ')} <= 0`);
  });
  for (const [index, conflict] of conflicts.entries()) {
    const met = conflict.map(({ slot, bit }, at) => {
      const has = `m_${index}_${at}`;
      for (const { block, name: of } of chosen(slot))
        if ((block.bits >>> bit) & 1) rows.push(`${term(1, of)} ${term(-1, has)} <= 0`);
      return has;
    });
    bounds.push(...met.map(has => `${has} <= 1`));
    rows.push(`${sum(met.map(has => term(1, has)))} <= 1`);
  }
  const text = [
    ...['Maximize', ` obj: ${sum(worth)}`, 'Subject To'],
    ...rows.map((row, index) => ` r${index}: ${row}`),
    ...['Bounds', ...bounds.map(bound => ` ${bound}`)],
    ...['Binary', ` ${binaries.join(' ')}`, 'End'],
  ].join('\n');
  const { Status, ObjectiveValue } = (await solver).solve(text, {
    ...{ mip_rel_gap: 0, mip_abs_gap: 0 },
    ...(seconds === Infinity ? {} : { time_limit: seconds }),
  });
  if (Status !== 'Optimal' && (Status !== 'Time limit reached' || seconds === Infinity))
    throw new Error(`HiGHS: ${Status}`);
  return Math.round(ObjectiveValue);
}
