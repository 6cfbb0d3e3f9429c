import { api, unwrap } from '../../api/api.client';
import { queryClient } from '../../api/query-client';
import { changeKind, isChangedOtherwise, same } from '../../changes/change-kinds';
import { mergedLists } from '../../changes/merged-lists';
import { change } from '../../changes/waiting-changes';
import type { components } from '../../api/schema';
import { answersText, isList } from './health-words';

export type HealthNotes = components['schemas']['HealthNotesDto'];

export const healthKey = ['user', 'health'] as const;

/** @throws ApiError */
export async function fetchHealth(): Promise<HealthNotes> {
  return unwrap(api.GET('/api/user/health'));
}

/** @param yes the questions answered with yes; null skips the screen @throws ApiError */
export async function answerReadiness(
  yes: readonly HealthNotes['readiness']['yes'][number][] | null,
): Promise<HealthNotes> {
  return unwrap(api.PUT('/api/user/health/readiness', { body: { yes: yes && [...yes] } }));
}

/** Follow-up answers by condition: dropped without it. */
const BELONGINGS = {
  임신: { pregnancyWeeks: null },
  '출산 후': { postpartumWeeks: null },
  '최근 수술': { surgeryAreas: [], surgeryWeeks: null },
} satisfies Partial<Record<HealthNotes['conditions'][number], Partial<HealthNotes>>>;

/** The notes without follow-up answers of absent conditions. */
export function withoutStrays(notes: Partial<HealthNotes>): Partial<HealthNotes> {
  const { conditions } = notes;
  if (!conditions) return notes;
  return Object.entries(BELONGINGS).reduce<Partial<HealthNotes>>(
    (kept, [condition, nothing]) =>
      conditions.some(each => each === condition) ? kept : { ...kept, ...nothing },
    notes,
  );
}

/** A newer server's answers may have more. */
const SAVED = [
  ...(['allergens', 'conditions', 'medicines', 'soreAreas', 'coffeeCupsPerDay', 'dietProteinPerKg'] as const),
  ...(['pregnancyWeeks', 'postpartumWeeks', 'surgeryAreas', 'surgeryWeeks'] as const),
];

/**
 * A missing field stays as it is; the readiness screen has its own call.
 *
 * @param confirmed whether the member has confirmed an unlikely combination
 * @throws ApiError, HEALTH_QUESTION_EXCEPTION
 */
export async function saveHealth(notes: Partial<HealthNotes>, confirmed = false): Promise<HealthNotes> {
  const told = withoutStrays(notes);
  const body = Object.fromEntries(SAVED.flatMap(name => (name in told ? [[name, told[name]]] : [])));
  return unwrap(api.POST('/api/user/health', { body: { ...body, ...(confirmed && { confirmed }) } }));
}

interface HealthChange {
  /** Everything sent with the change. */
  all: Partial<HealthNotes>;
  /** The changed part of it. */
  notes: Partial<HealthNotes>;
  /** What the member saw of the changed part; a change stored by an earlier version lacks it. */
  before?: Partial<HealthNotes>;
  confirmed: boolean;
  /** Where another device gave another answer meanwhile, that one stays. */
  yields?: boolean;
}

/** The single answers that another device has changed otherwise since the member saw `before`. */
const otherIn = (there: HealthNotes, { notes, before = {} }: Pick<HealthChange, 'notes' | 'before'>) =>
  (Object.keys(notes) as (keyof HealthNotes)[]).filter(
    field => !isList(field) && isChangedOtherwise(there[field], before[field], notes[field]),
  );

/** A condition added on another device since must not be lost. */
export function merged(mine: unknown, seen: unknown, there: unknown): unknown {
  if (!Array.isArray(mine) || !Array.isArray(seen) || !Array.isArray(there)) return mine;
  return mergedLists<unknown>(mine, seen, there);
}

/** The fields of a change to send; leaves out unchanged ones that the account has with other values by now. */
function onTopOf(there: HealthNotes, change: HealthChange): Partial<HealthNotes> {
  const { all, notes, before = {}, yields } = change;
  const left = yields ? otherIn(there, change) : [];
  const fields = Object.keys({ ...all, ...notes }) as (keyof HealthNotes)[];
  const told: Partial<HealthNotes> = Object.fromEntries(
    fields
      .filter(field => !left.includes(field) && (field in notes || same(all[field], there[field])))
      .map(field => [field, field in notes ? merged(notes[field], before[field], there[field]) : all[field]]),
  );
  // With the weeks goes what they are counted from.
  const bound = Object.entries(BELONGINGS).filter(([, belongings]) =>
    left.some(field => field in belongings),
  );
  const isBound = (condition: string) => bound.some(([each]) => each === condition);
  if (told.conditions)
    told.conditions = [
      ...told.conditions.filter(each => !isBound(each)),
      ...there.conditions.filter(isBound),
    ];
  return told;
}

/** The answers that differ from what the member saw, with the old and the new value. */
function changesFrom(seen: HealthNotes, told: Partial<HealthNotes>) {
  const fields = (Object.keys(told) as (keyof HealthNotes)[]).filter(
    field => !same(told[field], seen[field]),
  );
  const pick = (notes: Partial<HealthNotes>): Partial<HealthNotes> =>
    Object.fromEntries(fields.map(field => [field, notes[field]]));
  return { notes: pick(told), before: pick(seen) };
}

/** Saves answers at once, or fails. @param seen the notes that they were given on @throws ApiError, HEALTH_QUESTION_EXCEPTION */
export const saveAnswers = async (seen: HealthNotes, told: Partial<HealthNotes>, confirmed = false) =>
  saveHealth(onTopOf(await fetchHealth(), { all: told, ...changesFrom(seen, told), confirmed }), confirmed);

/** Answers about health: local changes on top of the account's notes. */
export const healthChange = changeKind({
  kind: 'health',
  send: async (change: HealthChange) => {
    const there = await fetchHealth();
    const told = onTopOf(there, change);
    const hasYielded = change.yields && !Object.keys(change.notes).some(field => field in told);
    return hasYielded ? there : saveHealth(told, change.confirmed);
  },
  subject: ({ notes }) => Object.keys(notes).sort().join(),
  confirmed: wanted => ({ ...wanted, confirmed: true }),
  yielded: wanted => ({ ...wanted, yields: true }),
  merges: true,
  clash: async ({ notes }, base: Partial<HealthNotes>) => {
    const there = await fetchHealth();
    const other = otherIn(there, { notes, before: base });
    return other.length > 0
      ? answersText(Object.fromEntries(other.map(field => [field, there[field]])))
      : null;
  },
  sentLater: () => void queryClient.invalidateQueries({ queryKey: healthKey }),
});

/**
 * Saves the changed notes.
 *
 * @param told what the member answered with it: all questions of a form, or one press
 * @returns the current notes @throws ApiError, HEALTH_QUESTION_EXCEPTION
 */
export async function changeHealth(
  before: HealthNotes,
  after: HealthNotes,
  confirmed: boolean,
  told: Partial<HealthNotes> = after,
): Promise<{ notes: HealthNotes; sent: boolean }> {
  const changed = changesFrom(before, after);
  const saving = await change(healthChange, {
    wanted: { all: told, ...changed, confirmed },
    base: changed.before,
    about: '건강 정보',
    mine: answersText(changed.notes),
  });
  if (saving.state === 'sent') return { notes: saving.answer, sent: true };
  queryClient.setQueryData(healthKey, after);
  return { notes: after, sent: false };
}
