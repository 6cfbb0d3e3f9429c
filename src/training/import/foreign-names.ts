import { createHash } from 'node:crypto';
import type { WorkoutRow } from '../../catalogue/public.js';

/** Equipment that applications write in brackets. */
type Equipment =
  | 'barbell'
  | 'dumbbell'
  | 'kettlebell'
  | 'ezbar'
  | 'trapbar'
  | 'smith'
  | 'cable'
  | 'machine'
  | 'band'
  | 'suspension'
  | 'plate'
  | 'assisted'
  | 'weighted'
  | 'bodyweight';

type MatchedRow = Pick<
  WorkoutRow,
  'koreanName' | 'englishName' | 'aliases' | 'loadType' | 'assistable' | 'machineNames'
>;

/** A parsed name: the movement's words in a canonical order and form, and the equipment if named. */
export interface ReadName {
  movement: string;
  equipment: Equipment | null;
}

const EQUIPMENT: [RegExp, Equipment][] = [
  [/\b(?:smith machine|smith)\b/, 'smith'],
  [/\b(?:trap bar|hex bar)\b/, 'trapbar'],
  [/\b(?:ez bar|ez barbell|curl bar)\b/, 'ezbar'],
  [/\b(?:barbell|bb)\b/, 'barbell'],
  [/\b(?:dumbbell|dumbell|db)s?\b/, 'dumbbell'],
  [/\b(?:kettlebell|kb)\b/, 'kettlebell'],
  [/\b(?:suspension|trx)\b/, 'suspension'],
  [/\b(?:resistance band|band)s?\b/, 'band'],
  [/\bcable\b/, 'cable'],
  [/\bassisted\b/, 'assisted'],
  [/\b(?:machine|lever|plate loaded)\b/, 'machine'],
  [/\b(?:weight )?plates?\b/, 'plate'],
  [/\bweighted\b/, 'weighted'],
  [/\bbody ?weight\b/, 'bodyweight'],
];

/** Canonical spellings of words with many spellings. */
const SPELLINGS: [RegExp, string][] = [
  [/\b(push|pull|chin|sit|step)[ -]?ups?\b/g, '$1up'],
  [/\bpull[ -]?downs?\b/g, 'pulldown'],
  [/\bpush[ -]?downs?\b/g, 'pushdown'],
  [/\b(bi|tri)cep\b/g, '$1ceps'],
  [/\bflye?s?\b/g, 'fly'],
  [/\bdeltoid\b/g, 'delt'],
  [/\bskull ?crushers?\b/g, 'skullcrusher'],
  [/\b(?:single|one)[ -]arm(?:ed)?\b/g, 'onearm'],
  [/\b(?:single|one)[ -]leg(?:ged)?\b/g, 'oneleg'],
  [/\bclose[ -]grip\b/g, 'closegrip'],
  [/\b(?:reverse|under ?hand)[ -]?grip\b|\bunder ?hand\b/g, 'reversegrip'],
  [/\bstiff[ -]leg(?:ged)?\b/g, 'stiffleg'],
  [/\bbent[ -]over\b/g, 'bentover'],
  [/\b(low|high)[ -]to[ -](low|high)\b/g, '$1to$2'],
];

/** Words that do not change the exercise. */
const FILLERS = new Set(['the', 'a', 'with', 'and', 'on', 'flat', 'bar', 'exercise', 'traditional']);

/** Exercises with different names in applications and in the catalogue: their name, and the catalogue's English one. */
const OTHERWISE: [string, string][] = [
  ['Bench Press', 'Barbell Bench Press'],
  ['Iso-Lateral Chest Press (Machine)', 'Machine Chest Press'],
  ['Bench Press (Machine)', 'Machine Chest Press'],
  ['Seated Chest Press (Machine)', 'Machine Chest Press'],
  ['Incline Bench Press (Smith Machine)', 'Smith Machine Incline Press'],
  ['Incline Chest Press (Machine)', 'Machine Incline Press'],
  ['Chest Fly (Machine)', 'Pec Deck Fly'],
  ['Butterfly (Pec Deck)', 'Pec Deck Fly'],
  ['Pec Deck (Machine)', 'Pec Deck Fly'],
  ['Seated Machine Fly', 'Pec Deck Fly'],
  ['Chest Fly (Cable)', 'Cable Fly'],
  ['Cable Crossover', 'Cable Fly'],
  ['Cable Fly Crossovers', 'Cable Fly'],
  ['Low Cable Fly Crossovers', 'Low-to-High Cable Fly'],
  ['Chest Fly (Dumbbell)', 'Dumbbell Fly'],
  ['Incline Chest Fly (Dumbbell)', 'Incline Dumbbell Fly'],
  ['Chest Dip (Assisted)', 'Assisted Dip'],
  ['Deadlift', 'Barbell Deadlift'],
  ['Conventional Deadlift', 'Barbell Deadlift'],
  ['Deadlift (Trap Bar)', 'Trap Bar Deadlift'],
  ['Straight Leg Deadlift (Barbell)', 'Stiff-Leg Deadlift'],
  ['Squat', 'Barbell Back Squat'],
  ['Squat (Barbell)', 'Barbell Back Squat'],
  ['Full Squat (Barbell)', 'Barbell Back Squat'],
  ['Squat (Bodyweight)', 'Bodyweight Squat'],
  ['Air Squat', 'Bodyweight Squat'],
  ['Front Squat', 'Barbell Front Squat'],
  ['Hack Squat', 'Hack Squat Machine'],
  ['Leg Press', '45-Degree Leg Press'],
  ['Leg Press (Machine)', '45-Degree Leg Press'],
  ['Leg Press Horizontal (Machine)', 'Seated Leg Press'],
  ['Seated Leg Press (Machine)', 'Seated Leg Press'],
  ['Goblet Squat', 'Dumbbell Goblet Squat'],
  ['Bulgarian Split Squat (Dumbbell)', 'Bulgarian Split Squat'],
  ['Walking Lunge (Dumbbell)', 'Dumbbell Walking Lunge'],
  ['Lunge (Bodyweight)', 'Bodyweight Lunge'],
  ['Lateral Lunge', 'Side Lunge'],
  ['Leg Curl (Lying)', 'Lying Leg Curl'],
  ['Leg Curl (Seated)', 'Seated Leg Curl'],
  ['Hip Thrust', 'Barbell Hip Thrust'],
  ['Hip Abductor (Machine)', 'Hip Abduction Machine'],
  ['Hip Adductor (Machine)', 'Hip Adduction Machine'],
  ['Glute Kickback (Machine)', 'Machine Glute Kickback'],
  ['Good Morning', 'Barbell Good Morning'],
  ['Standing Calf Raise (Machine)', 'Machine Standing Calf Raise'],
  ['Standing Calf Raise (Barbell)', 'Barbell Calf Raise'],
  ['Standing Calf Raise (Dumbbell)', 'Dumbbell Calf Raise'],
  ['Standing Calf Raise (Smith)', 'Smith Machine Calf Raise'],
  ['Standing Calf Raise (Bodyweight)', 'Bodyweight Calf Raise'],
  ['Seated Calf Raise (Machine)', 'Machine Seated Calf Raise'],
  ['Seated Calf Raise (Plate Loaded)', 'Machine Seated Calf Raise'],
  ['Calf Press on Leg Press', 'Leg Press Calf Raise'],
  ['Calf Press (Machine)', 'Leg Press Calf Raise'],
  ['Bent Over Row', 'Bent-Over Barbell Row'],
  ['Row (Barbell)', 'Bent-Over Barbell Row'],
  ['Row (Dumbbell)', 'One-Arm Dumbbell Row'],
  ['Bent Over One Arm Row (Dumbbell)', 'One-Arm Dumbbell Row'],
  ['Chest Supported Incline Row (Dumbbell)', 'Chest-Supported Dumbbell Row'],
  ['Incline Row (Dumbbell)', 'Chest-Supported Dumbbell Row'],
  ['Seated Cable Row - V Grip', 'Seated Cable Row'],
  ['Seated Row (Machine)', 'Machine Seated Row'],
  ['Iso-Lateral Row (Machine)', 'Machine Seated Row'],
  ['Iso-Lateral High Row (Machine)', 'Machine High Row'],
  ['Single Arm Cable Row', 'One-Arm Cable Row'],
  ['Lat Pulldown - Close Grip', 'Close-Grip Lat Pulldown'],
  ['Lat Pulldown - Wide Grip (Cable)', 'Lat Pulldown'],
  ['Straight Arm Lat Pulldown (Cable)', 'Straight-Arm Pulldown'],
  ['Rope Straight Arm Pulldown', 'Straight-Arm Pulldown'],
  ['Back Extension (Hyperextension)', 'Back Extension'],
  ['Hyperextension', 'Back Extension'],
  ['Overhead Press', 'Barbell Overhead Press'],
  ['Military Press', 'Barbell Overhead Press'],
  ['Military Press (Barbell)', 'Barbell Overhead Press'],
  ['Strict Military Press (Barbell)', 'Barbell Overhead Press'],
  ['Standing Military Press (Barbell)', 'Barbell Overhead Press'],
  ['Shoulder Press (Barbell)', 'Barbell Overhead Press'],
  ['Shoulder Press (Dumbbell)', 'Seated Dumbbell Shoulder Press'],
  ['Overhead Press (Dumbbell)', 'Standing Dumbbell Shoulder Press'],
  ['Seated Overhead Press (Dumbbell)', 'Seated Dumbbell Shoulder Press'],
  ['Seated Shoulder Press (Machine)', 'Machine Shoulder Press'],
  ['Lateral Raise', 'Dumbbell Lateral Raise'],
  ['Side Lateral Raise (Dumbbell)', 'Dumbbell Lateral Raise'],
  ['Single Arm Lateral Raise (Cable)', 'Cable Lateral Raise'],
  ['Rear Delt Reverse Fly (Machine)', 'Reverse Pec Deck Fly'],
  ['Reverse Fly (Machine)', 'Reverse Pec Deck Fly'],
  ['Rear Delt Fly (Machine)', 'Reverse Pec Deck Fly'],
  ['Rear Delt Reverse Fly (Dumbbell)', 'Bent-Over Lateral Raise'],
  ['Reverse Fly (Dumbbell)', 'Bent-Over Lateral Raise'],
  ['Rear Delt Raise (Dumbbell)', 'Bent-Over Lateral Raise'],
  ['Rear Delt Reverse Fly (Cable)', 'Cable Rear Delt Fly'],
  ['Reverse Fly (Cable)', 'Cable Rear Delt Fly'],
  ['Upright Row (EZ Bar)', 'EZ-Bar Upright Row'],
  ['Biceps Curl (Barbell)', 'Barbell Curl'],
  ['Biceps Curl (Dumbbell)', 'Dumbbell Curl'],
  ['Biceps Curl (Cable)', 'Cable Curl'],
  ['Biceps Curl (EZ Bar)', 'EZ-Bar Curl'],
  ['Biceps Curl (Machine)', 'Machine Preacher Curl'],
  ['Incline Biceps Curl (Dumbbell)', 'Incline Dumbbell Curl'],
  ['Seated Incline Curl (Dumbbell)', 'Incline Dumbbell Curl'],
  ['Preacher Curl (EZ Bar)', 'EZ-Bar Preacher Curl'],
  ['Hammer Curl (Cable)', 'Rope Hammer Curl'],
  ['Reverse Curl (EZ Bar)', 'Reverse Curl'],
  ['Bench Press - Close Grip (Barbell)', 'Close-Grip Bench Press'],
  ['Triceps Pushdown', 'Cable Triceps Pushdown'],
  ['Triceps Pushdown (Cable - Straight Bar)', 'Cable Triceps Pushdown'],
  ['V-Bar Push Down (Cable)', 'Cable Triceps Pushdown'],
  ['Triceps Rope Pushdown', 'Rope Pushdown'],
  ['Rope Push Down (Cable)', 'Rope Pushdown'],
  ['Skullcrusher (EZ Bar)', 'Lying EZ-Bar Triceps Extension'],
  ['Triceps Extension (Dumbbell)', 'Dumbbell Overhead Triceps Extension'],
  ['Triceps Extension (Cable)', 'Cable Overhead Triceps Extension'],
  ['Overhead Triceps Extension (Cable)', 'Cable Overhead Triceps Extension'],
  ['Triceps Extension (Machine)', 'Machine Triceps Extension'],
  ['Triceps Kickback (Dumbbell)', 'Dumbbell Kickback'],
  ['Ab Wheel', 'Ab Wheel Rollout'],
  ['Crunch (Machine)', 'Machine Crunch'],
  ['Crunch (Cable)', 'Cable Crunch'],
  ['Leg Raise Parallel Bars', "Captain's Chair Leg Raise"],
  ["Captain's Chair Leg Raise", "Captain's Chair Leg Raise"],
  ['Hanging Leg Raise', 'Hanging Leg Raise'],
  ['Kettlebell Swing', 'Kettlebell Swing'],
  ['Torso Rotation (Machine)', 'Rotary Torso Machine'],
  ['Nordic Hamstrings Curl', 'Nordic Hamstring Curl'],
  ['Single Leg Romanian Deadlift (Dumbbell)', 'Single-Leg Romanian Deadlift'],
  ['RDL', 'Romanian Deadlift'],
];

/** Parses a name. Two names for the same exercise give the same result, whatever the order of their words. */
export function readName(name: string): ReadName {
  let text = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\bez[ -]?(bar(?:bell)?)\b/g, 'ez $1');
  for (const [spelling, one] of SPELLINGS) text = text.replace(spelling, one);
  text = text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  let equipment: Equipment | null = null;
  for (const [sign, means] of EQUIPMENT) {
    if (!sign.test(text)) continue;
    equipment ??= means;
    text = text.replace(sign, ' ');
  }
  const words = text.split(' ').filter(word => word !== '' && !FILLERS.has(word));
  return { movement: words.map(singular).sort().join(' '), equipment };
}

/** The same for all spellings of a name. */
function keyOf(name: string): string {
  const { movement, equipment } = readName(name);
  return movement === '' ? name.trim().toLowerCase() : `${movement}|${equipment ?? ''}`;
}

/** The key under which a name is stored, of a fixed length. */
export const nameKey = (name: string): string => createHash('sha256').update(keyOf(name)).digest('hex');

const CATALOGUE_NAMES = new Map(OTHERWISE.map(([name, here]) => [keyOf(name), here]));

/** A name without brackets and filler words: searched if nothing matches all of its words. */
export function plainName(name: string): string {
  const words = name.replace(/[([].*?[)\]]/g, ' ').split(/\s+/);
  return words.filter(word => word !== '' && !FILLERS.has(word.toLowerCase())).join(' ');
}

/** The catalogue's name for a foreign name, if they differ. */
export const catalogueNameOf = (name: string): string => CATALOGUE_NAMES.get(keyOf(name)) ?? name;

/** Whether a workout matches a name: all of its words, and its equipment. A wrong match would be worse than none. */
export function goesBy(row: MatchedRow, { movement, equipment }: ReadName): boolean {
  if (movement === '') return false;
  return [row.koreanName, row.englishName ?? '', ...row.aliases].some(own => {
    const read = readName(own);
    if (read.movement !== movement) return false;
    if (read.equipment === equipment) return true;
    // A catalogue name without equipment still implies one; a foreign name without equipment means the same workout as the bare name here.
    return read.equipment === null && equipment !== null && isDoneWith(row, equipment);
  });
}

function isDoneWith({ loadType, assistable, machineNames }: MatchedRow, equipment: Equipment): boolean {
  const has = (...names: string[]) => names.some(name => machineNames.includes(name));
  switch (equipment) {
    case 'barbell':
      return loadType === 'barbell' && !has('EZ바', '트랩바');
    case 'ezbar':
      return has('EZ바');
    case 'trapbar':
      return has('트랩바');
    case 'dumbbell':
      return has('덤벨');
    case 'kettlebell':
      return has('케틀벨');
    case 'smith':
      return loadType === 'smith';
    case 'band':
      return loadType === 'band';
    case 'suspension':
      return has('서스펜션 트레이너');
    case 'plate':
      return has('원판');
    case 'assisted':
      return assistable;
    case 'weighted':
      return loadType === 'bodyweightLoadable' && !assistable;
    case 'bodyweight':
      return loadType === 'bodyweight' || loadType === 'bodyweightLoadable' || loadType === 'hold';
    case 'cable':
      return loadType === 'stack' || loadType === 'stackPerHand';
    case 'machine':
      return (loadType === 'stack' || loadType === 'sled') && !has('케이블 머신');
  }
}

function singular(word: string): string {
  return /^[a-z]{3,}[^s]s$/.test(word) && word !== 'triceps' && word !== 'biceps' ? word.slice(0, -1) : word;
}
