/** The closed vocabularies of the catalogue. Korean values are wire names from the product's contract; English ones are the field's own terms. */

/** The ten body parts in the order of every screen. The Korean name is the key in requests. */
export const BODY_PARTS = [
  { koreanName: '가슴', englishName: 'chest' },
  { koreanName: '등', englishName: 'back' },
  { koreanName: '엉덩이', englishName: 'hips' },
  { koreanName: '어깨', englishName: 'shoulders' },
  { koreanName: '복부', englishName: 'abdomen' },
  { koreanName: '종아리', englishName: 'calves' },
  { koreanName: '허벅지 앞', englishName: 'front thighs' },
  { koreanName: '허벅지 뒤', englishName: 'back thighs' },
  { koreanName: '삼두', englishName: 'triceps' },
  { koreanName: '이두', englishName: 'biceps' },
] as const;
export type BodyPartName = (typeof BODY_PARTS)[number]['koreanName'];

/** The lift whose estimated one-repetition maximum gives an exercise's own. `null` = no load model. */
export const BASE_LIFTS = ['squat', 'bench', 'deadlift', 'overheadPress', 'latPulldown'] as const;
export type BaseLift = (typeof BASE_LIFTS)[number];

/** The meaning of the number shown to the member, which also determines the grid it is rounded down to. */
export const LOAD_TYPES = [
  'barbell', // total on the bar, bar included
  'dumbbellPerHand', // one hand's dumbbell
  'dumbbellSingle', // one dumbbell or kettlebell held with both hands or used one side at a time
  'stack', // plate of a selectorised machine or cable, both hands together
  'stackPerHand', // plate of each cable side
  'sled', // plates on a sled or lever machine
  'smith', // total on a Smith machine, bar included
  'bodyweightLoadable', // body weight plus or minus: pull-up, dip
  'bodyweight', // repetitions only
  'hold', // seconds
  'band', // no number: resistance bands differ too much
] as const;
export type LoadType = (typeof LOAD_TYPES)[number];

export const MECHANICS = ['compound', 'isolation'] as const;
export type Mechanic = (typeof MECHANICS)[number];

/** Movement pattern: at most one exercise per pattern until a part's patterns are used up. */
export const MOVEMENT_PATTERNS = [
  'horizontalPush',
  'inclinePush',
  'verticalPush',
  'fly',
  'horizontalPull',
  'verticalPull',
  'straightArmPull',
  'shoulderAbduction',
  'shoulderFlexion',
  'rearDelt',
  'shrug',
  'elbowFlexion',
  'elbowFlexionNeutral',
  'elbowExtensionDown',
  'elbowExtensionOverhead',
  'squat',
  'lunge',
  'kneeExtension',
  'hinge',
  'kneeFlexion',
  'hipExtension',
  'hipAbduction',
  'hipAdduction',
  'backExtension',
  'plantarFlexionStraight',
  'plantarFlexionBent',
  'trunkFlexion',
  'antiExtension',
  'trunkRotation',
  'legRaise',
  'mobility',
  'conditioning',
] as const;
export type MovementPattern = (typeof MOVEMENT_PATTERNS)[number];

/** False for stretches, warm-ups and endurance exercise: members find and do them, but they are not prescribed or counted as strength training. */
export function isStrengthTraining({ pattern }: { pattern: MovementPattern }): boolean {
  return pattern !== 'mobility' && pattern !== 'conditioning';
}

/** How much practice a movement needs: 1 guided machine, 2 free but forgiving, 3 technical. */
export type SkillLevel = 1 | 2 | 3;

export const SUPPLEMENT_TYPES = ['Protein', 'Gainer', 'BCAA', 'AminoAcid', 'Other'] as const;
export type SupplementType = (typeof SUPPLEMENT_TYPES)[number];

/** Supplement purposes in the contract's order: positions 1 and 2 (0-based) exclude each other. */
export const SUPPLEMENT_PURPOSES = [
  '근육 증가',
  '체중 증가',
  '체중 감량',
  '근력 향상',
  '지구력 향상',
  '운동 후 회복',
  '피로 개선',
  '관절 건강',
] as const;
export type SupplementPurpose = (typeof SUPPLEMENT_PURPOSES)[number];

/** Ingredient classes of the supplement model: at most one product per class is recommended. */
export const INGREDIENT_CLASSES = [
  'protein',
  'creatine',
  'gainer',
  'caffeine',
  'betaAlanine',
  'citrulline',
  'eaa',
  'bcaa',
  'hmb',
  'lCarnitine',
  'garcinia',
  'catechin',
  'cla',
  'omega3',
  'vitaminB',
  'magnesium',
  'zinc',
  'vitaminD',
  'collagen',
  'glucosamine',
  'msm',
  'hyaluronicAcid',
  'glutamine',
] as const;
export type IngredientClass = (typeof INGREDIENT_CLASSES)[number];

/** Allergens of the Korean labelling list (식품 등의 표시·광고에 관한 법률 시행규칙 별표 2). */
export const ALLERGENS = [
  '알류',
  '우유',
  '메밀',
  '땅콩',
  '대두',
  '밀',
  '고등어',
  '게',
  '새우',
  '돼지고기',
  '복숭아',
  '토마토',
  '아황산류',
  '호두',
  '닭고기',
  '쇠고기',
  '오징어',
  '조개류',
  '잣',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/**
 * Health conditions a member can store: they exclude, lighten or warn. `약물 복용` is the only medicine entry of the first edition; it counts as a
 * medicine of unknown kind.
 */
export const CONDITIONS = [
  '신장 질환',
  '간 질환',
  '심장 질환',
  '고혈압',
  '당뇨',
  '골다공증',
  '최근 수술',
  '임신',
  '출산 후',
  '수유',
  '녹내장·망막 질환',
  '탈장',
  '약물 복용',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Kinds of medicines a member can name: each has its own interactions with ingredients. */
export const MEDICINES = ['항응고제', '혈압약', '당뇨약', '갑상선약', '항우울제', '항생제', '기타'] as const;
export type Medicine = (typeof MEDICINES)[number];

/** The site of an operation, which decides which half of the body may train. */
export const SURGERY_AREAS = [
  '눈·머리',
  '목·어깨·팔',
  '가슴·심장',
  '배·골반',
  '허리',
  '고관절·다리',
] as const;
export type SurgeryArea = (typeof SURGERY_AREAS)[number];

/** Body areas that can hurt. */
export const SORE_AREAS = ['무릎', '허리', '어깨', '손목', '팔꿈치', '목', '고관절', '발목'] as const;
export type SoreArea = (typeof SORE_AREAS)[number];

/**
 * Questions of the readiness screen, each answered with yes or no: the seven general questions of PAR-Q+ (Warburton et al. 2011, Health & Fitness
 * Journal of Canada 4(2)), in our own words on the screen.
 */
export const READINESS_QUESTIONS = [
  'heart', // a physician named a heart disease or high blood pressure
  'chestPain', // at rest, in daily life or in training
  'dizziness', // lost balance or consciousness within twelve months
  'chronicCondition', // any other
  'medicine', // prescribed, for a chronic condition
  'boneOrJoint', // that training could make worse, now or within twelve months
  'supervisedOnly', // a physician allows training under supervision only
] as const;
export type ReadinessQuestion = (typeof READINESS_QUESTIONS)[number];

/** What a workout stresses besides muscles: joints first, then positions and strains. */
export const WORKOUT_STRESSES = [
  'knee',
  'lowerBack',
  'shoulder',
  'wrist',
  'elbow',
  'neck',
  'hip',
  'ankle',
  'spinalLoad', // weight carried by the spine
  'overhead',
  'supine', // lying on the back
  'prone', // lying on the belly
  'impact', // jumps and landings
  'breathHolding', // heavy efforts in which people hold their breath
  'headDown',
] as const;
export type WorkoutStress = (typeof WORKOUT_STRESSES)[number];

/**
 * Reviewed facts about how a workout is done: protected members get only workouts whose facts their state all allows. An unreviewed workout is never
 * offered to them. Judged by the movement as described; in doubt the fact applies.
 */
export const MOVEMENT_FACTS = [
  // Stands on one leg or on tiptoe, steps into a lunge or onto something (walking does not), or has weight on a ball, wheel,
  // roller, pedal or strap.
  'unstable',
  // Swung, thrown, punched or sprung off, so that momentum does the work. Running and hopping in rhythm are `jump` only.
  'ballistic',
  // The trunk leans forward from the hips by 30° or more, unsupported, against a weight, band or cable, and lifts or stays so; a squat does not
  // count.
  'loadedHinge',
  // On the back, or hung face up equally flat; a backrest up to 30° counts, a steeper one does not.
  'supine',
  // On the belly or chest, on a floor, bench or pad. Leaning a chest on an upright pad or being on hands and toes is not.
  'prone',
  // Inverted, or bent or laid so that the head is lower than the hips. A bridge from the floor is not.
  'headDown',
  // Muscles work without moving until the time is over: a plank, a wall sit. A pause, a trunk kept still while limbs move and a relaxed stretch are
  // not.
  'isometric',
  // So hard that people hold their breath: heavy bars, sleds and pressed pairs of dumbbells, the body lifted by the arms, the trunk or one leg alone
  // against its weight.
  'valsalva',
  // Both feet leave the floor, or strike it as in running.
  'jump',
  // The arms go beside the head or beyond it, with a weight or without: pressed, pulled from, hung by, stretched.
  'overhead',
  // The trunk rounds forward or bends sideways. A hip that folds under a straight back is not.
  'spinalFlexion',
  // The trunk twists. Resisting a twist is not.
  'spinalRotation',
  // A loss of balance or grip leads to a fall: on one leg or tiptoe, stepping or jumping without a hand on something; on a box, ball or straps; hung
  // or propped up with the feet in the air.
  'fallRisk',
  // Presses hard on the pelvic floor: jumps and runs, trunk curls, both legs lifted, a plank face down, and whatever is `valsalva` for the legs or on
  // the feet.
  'pelvicFloor',
] as const;
export type MovementFact = (typeof MOVEMENT_FACTS)[number];
