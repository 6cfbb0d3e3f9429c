import { readableDose } from '../engine/supplement/dose-text.js';

/** Grades of the first version that have been renamed. */
const FIRST_EDITION_GRADES: Record<string, string> = { '근거 강함': '근거 충분' };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `단백질 48g · 하루 2번` → 48: in the first version only the dose text gave an item's protein. */
function proteinOf(doseText: unknown): number {
  const found = typeof doseText === 'string' ? /^단백질 ([\d.]+)g/.exec(doseText) : null;
  return found ? Math.floor(Number(found[1])) : 0;
}

function readableItem(item: Fields): Fields {
  const grade = String(item['evidenceGrade']);
  return {
    ...{ example: true, evidence: [], timing: null, certified: false, approvedFunction: null },
    proteinGrams: proteinOf(item['doseText']),
    ...item,
    ...(typeof item['doseText'] === 'string' ? { doseText: readableDose(item['doseText']) } : {}),
    evidenceGrade: FIRST_EDITION_GRADES[grade] ?? grade,
  };
}

/** A stored answer with all current fields: missing ones get the value that the older version implied. */
export function readableSupplements(snapshot: Fields): Fields & { recommends: Fields[] } {
  const items: Fields[] = Array.isArray(snapshot['recommends'])
    ? snapshot['recommends'].filter(isFields).map(readableItem)
    : [];
  const gap = snapshot['proteinGap'];
  const filled = items.reduce((sum, item) => sum + Number(item['proteinGrams']), 0);
  return {
    ...{ refusals: [], notes: [], taken: null },
    ...snapshot,
    recommends: items,
    proteinGap: isFields(gap)
      ? { dietKnown: true, takenGrams: 0, closedGrams: Math.min(Number(gap['gapGrams']), filled), ...gap }
      : null,
  };
}
