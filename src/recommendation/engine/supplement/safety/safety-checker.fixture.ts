import type {
  CatalogueProduct,
  ServingContent,
  SupplementChoice,
  SupplementInput,
} from '../supplement-engine.types.js';

/**
 * Checks an answer as a physician would and names what should not be in it. Written from the page of rules, with its own tables: it shares
 * only the types with the engine.
 */

type Amount = keyof ServingContent;

/** What counts as containing an ingredient: its class, or any declared amount. */
const INGREDIENTS: Record<string, { classes: string[]; amounts: Amount[] }> = {
  protein: { classes: ['protein'], amounts: [] },
  gainer: { classes: ['gainer'], amounts: [] },
  aminoAcids: { classes: ['eaa', 'bcaa', 'glutamine'], amounts: ['eaaG', 'bcaaG'] },
  hmb: { classes: ['hmb'], amounts: ['hmbG'] },
  creatine: { classes: ['creatine'], amounts: ['creatineG'] },
  carnitine: { classes: ['lCarnitine'], amounts: ['lCarnitineG'] },
  magnesium: { classes: ['magnesium'], amounts: ['magnesiumMg'] },
  zinc: { classes: ['zinc'], amounts: ['zincMg'] },
  caffeine: { classes: ['caffeine'], amounts: ['caffeineMg'] },
  betaAlanine: { classes: ['betaAlanine'], amounts: ['betaAlanineG'] },
  citrulline: { classes: ['citrulline'], amounts: ['citrullineMalateG'] },
  garcinia: { classes: ['garcinia'], amounts: ['hcaG'] },
  catechin: { classes: ['catechin'], amounts: ['catechinMg', 'egcgMg'] },
  cla: { classes: ['cla'], amounts: ['claG'] },
  glucosamine: { classes: ['glucosamine'], amounts: ['glucosamineG'] },
  omega3: { classes: ['omega3'], amounts: ['epaDhaG'] },
  vitaminD: { classes: ['vitaminD'], amounts: ['vitaminDUg'] },
  vitaminB: { classes: ['vitaminB'], amounts: ['vitaminB6Mg'] },
  collagen: { classes: ['collagen'], amounts: ['collagenG'] },
  msm: { classes: ['msm'], amounts: ['msmG'] },
  hyaluronicAcid: { classes: ['hyaluronicAcid'], amounts: ['hyaluronicAcidMg'] },
};

const FAT_LOSS = ['garcinia', 'catechin', 'cla', 'carnitine'];
const FOR_THE_VULNERABLE = ['protein', 'vitaminD', 'omega3'];
const NEVER_WITH: Record<string, string[]> = {
  '신장 질환': ['protein', 'gainer', 'aminoAcids', 'hmb', 'creatine', 'carnitine', 'magnesium'],
  '간 질환': ['garcinia', 'catechin', 'cla'],
  '심장 질환': ['caffeine', 'garcinia'],
  고혈압: ['caffeine'],
  당뇨: ['gainer', 'cla'],
  '녹내장·망막 질환': ['caffeine'],
  '최근 수술': ['garcinia', 'catechin', 'cla', 'caffeine', 'glucosamine'],
};
const NEVER_WITH_MEDICINE: Record<string, string[]> = {
  항응고제: ['glucosamine', 'catechin', 'garcinia', 'carnitine', 'omega3'],
  혈압약: ['caffeine', 'citrulline', 'catechin'],
  당뇨약: ['garcinia', 'cla', 'gainer'],
  갑상선약: ['carnitine'],
  항우울제: ['garcinia', 'caffeine'],
  항생제: ['magnesium', 'zinc', 'caffeine'],
};
/** Ingredients that need a warning about the medicine unless they are left out. */
const WARNED_WITH_MEDICINE: Record<string, string[]> = {
  항응고제: ['magnesium', 'vitaminD'],
  혈압약: ['omega3', 'magnesium'],
  당뇨약: ['omega3', 'glucosamine', 'caffeine'],
  갑상선약: ['magnesium', 'zinc', 'caffeine', 'protein'],
  항우울제: ['omega3'],
};
/** After a yes of the readiness screen, until a physician is asked: nothing that drives the heart or the weight. */
const NEVER_AFTER_A_YES = ['caffeine', 'citrulline', 'betaAlanine', ...FAT_LOSS];
const NOT_SOLD_AS_FOOD = ['citrulline', 'betaAlanine', 'hmb'];
const DAILY_MOST: [Amount, number][] = [
  ['egcgMg', 300],
  ['zincMg', 25],
  ['magnesiumMg', 250],
  ['vitaminB6Mg', 25],
  ['vitaminDUg', 100],
  ['creatineG', 5],
  ['epaDhaG', 2],
];

function holds(product: CatalogueProduct, ingredient: string): boolean {
  const { classes, amounts } = INGREDIENTS[ingredient] as { classes: string[]; amounts: Amount[] };
  return (
    product.ingredientClasses.some(one => classes.includes(one)) ||
    amounts.some(amount => (product.perServing[amount] ?? 0) > 0)
  );
}

/** A medicine outside the list, or one whose kind was not named. */
function takesWhatIsNotKnown({ conditions, medicines, readinessYes }: SupplementInput['member']): boolean {
  const takesSome = conditions.includes('약물 복용') || (readinessYes as string[]).includes('medicine');
  return medicines.includes('기타') || (takesSome && medicines.length === 0);
}

function forbiddenFor({ member }: SupplementInput): Set<string> {
  const bmi = member.weightKg / (member.heightCm / 100) ** 2;
  const kinds = member.medicines.filter(medicine => medicine !== '기타') as string[];
  const says = (question: string): boolean => (member.readinessYes as string[]).includes(question);
  const isUnknown = takesWhatIsNotKnown(member);
  const illnesses = (member.conditions as string[]).filter(
    one => !['임신', '출산 후', '수유', '탈장', '약물 복용'].includes(one),
  );
  const medicines = isUnknown ? Object.keys(NEVER_WITH_MEDICINE) : kinds;
  const isVulnerable =
    member.ageYears < 19 || member.conditions.includes('임신') || member.conditions.includes('수유');
  return new Set([
    ...NOT_SOLD_AS_FOOD,
    ...member.conditions.flatMap(condition => NEVER_WITH[condition] ?? []),
    ...medicines.flatMap(medicine => NEVER_WITH_MEDICINE[medicine] ?? []),
    ...(isVulnerable ? Object.keys(INGREDIENTS).filter(one => !FOR_THE_VULNERABLE.includes(one)) : []),
    ...(member.readinessYes.length > 0 ? NEVER_AFTER_A_YES : []),
    ...(says('chronicCondition') && illnesses.length === 0 ? ['creatine', 'magnesium', 'hmb'] : []),
    ...(bmi < 16 ? Object.keys(INGREDIENTS) : []),
    ...(bmi < 18.5 && member.ageYears >= 19 ? FAT_LOSS : []),
    ...(bmi < 23 ? ['cla'] : []),
    ...(bmi >= 30 ? ['gainer'] : []),
  ]);
}

/** Everything wrong with an answer, in words; empty if nothing is. */
export function violationsOf(input: SupplementInput, choice: SupplementChoice): string[] {
  const { member, request } = input;
  const found: string[] = [];
  const products = choice.items.map(item => ({
    item,
    product: input.catalogue.find(one => one.productId === item.productId) as CatalogueProduct,
  }));
  const sum = (amount: Amount): number =>
    products.reduce(
      (total, { item, product }) => total + (product.perServing[amount] ?? 0) * item.servingsPerDay,
      0,
    );
  const has = (condition: string): boolean => (member.conditions as string[]).includes(condition);
  const forbidden = forbiddenFor(input);
  const bmi = member.weightKg / (member.heightCm / 100) ** 2;
  const isVulnerable = member.ageYears < 19 || has('임신') || has('수유');

  for (const { item, product } of products) {
    for (const ingredient of forbidden)
      if (holds(product, ingredient)) found.push(`${ingredient} is not for this member`);
    if (product.allergens.some(allergen => member.allergens.includes(allergen))) found.push('an allergen');
    if (member.allergens.includes('고등어') && /어[유류]|생선/.test(product.source)) found.push('fish');
    if (product.excludedConditions.some(has)) found.push('a condition the product excludes');
    if (/무수\s?카페인|카페인\s?무수물/.test(product.source)) found.push('added caffeine is no food');
    const usesVitaminK = member.medicines.includes('항응고제') || takesWhatIsNotKnown(member);
    if (usesVitaminK && product.source.includes('비타민 K')) found.push('vitamin K against an anticoagulant');
    if (has('임신') && (product.perServing.vitaminAUg ?? 0) > 0) found.push('vitamin A in pregnancy');
    const warnings = item.cautions.join(' ');
    const asksAPhysician = /드시기 전에 의사와 상담/.test(warnings);
    if ((has('임신') || has('수유')) && !asksAPhysician) found.push('no word of the physician');
    if (member.readinessYes.length > 0 && !asksAPhysician) found.push('no word of the physician after a yes');
    for (const medicine of member.medicines) {
      for (const ingredient of WARNED_WITH_MEDICINE[medicine] ?? []) {
        if (holds(product, ingredient) && !/약|항우울제|항생제/.test(warnings))
          found.push(`no word on ${medicine} and ${ingredient}`);
      }
    }
    const isOneIngredient = !item.doseText.startsWith('하루');
    if (
      isOneIngredient &&
      item.reason.includes('연구에서 쓴') &&
      /^(카테킨|비타민|HCA|CLA|글루코사민|MSM|마그네슘)/.test(item.doseText)
    )
      found.push('a permitted intake is said to be from studies');
    if (holds(product, 'caffeine') && product.ingredientClasses.includes('caffeine') && !item.timing)
      found.push('caffeine without a time');
    if (!item.certified && item.approvedFunction !== null) found.push('a function of what is not certified');
  }

  const coffeeMg = (member.coffeeCupsPerDay ?? 2) * 100;
  const caffeineMg = sum('caffeineMg');
  if (caffeineMg > 0 && caffeineMg + coffeeMg > 400 + 1e-6)
    found.push('more than 400 mg of caffeine with the coffee');
  if (caffeineMg > 200 + 1e-6) found.push('more than 200 mg of caffeine at once');
  if (caffeineMg > 0 && member.ageYears >= 60 && caffeineMg + coffeeMg > 200 + 1e-6)
    found.push('more than 200 mg of caffeine from 60 on');
  for (const [amount, most] of DAILY_MOST) if (sum(amount) > most + 1e-6) found.push(`too much ${amount}`);
  const heartAtRisk = has('심장 질환') || (member.readinessYes as string[]).includes('heart');
  if (heartAtRisk && sum('epaDhaG') > 1 + 1e-6) found.push('too much omega-3 for a heart disease');

  if (bmi >= 16 && member.readinessYes.length > 0 && !choice.notes.some(note => note.includes('의사')))
    found.push('no note after a yes');
  const refused = member.ageYears < 19 || has('임신') || has('수유') || bmi < 18.5;
  const isRefused = choice.refusals.some(
    ({ purpose, advice }) => (purpose === null || purpose === '체중 감량') && advice.length > 0,
  );
  if (refused && request.purposes.includes('체중 감량') && !isRefused) found.push('체중 감량 is not refused');
  if (refused && choice.items.some(item => item.purposes.includes('체중 감량')))
    found.push('sold for 체중 감량');
  if (bmi < 16 && !choice.refusals.some(({ purpose, reason }) => purpose === null && /의사/.test(reason)))
    found.push('nothing is said of a BMI below 16');
  if (bmi < 16 && (choice.items.length > 0 || choice.proteinGap !== null))
    found.push('a product or a target below a BMI of 16');
  const hearsOfGainers = bmi >= 30 && !isVulnerable && !has('신장 질환');
  if (
    hearsOfGainers &&
    request.purposes.includes('체중 증가') &&
    !choice.notes.some(note => note.includes('30'))
  )
    found.push('nothing is said of gaining weight at BMI 30');
  if (has('신장 질환')) {
    if (choice.proteinGap !== null) found.push('a protein target with kidney disease');
    if (choice.items.some(item => item.reason.includes('목표')))
      found.push('a target in a reason with kidney disease');
  } else if (isVulnerable) {
    const protein = products
      .filter(({ product }) => holds(product, 'protein'))
      .reduce(
        (total, { item, product }) => total + (product.perServing.proteinG ?? 0) * item.servingsPerDay,
        0,
      );
    if (protein > (choice.proteinGap?.gapGrams ?? 0) + 1e-6) found.push('more protein than is lacking');
  }

  const classes = products.flatMap(({ product }) => product.ingredientClasses as string[]);
  if (new Set(classes).size !== classes.length) found.push('two products of one class');
  const held = FAT_LOSS.filter(one => products.some(({ product }) => holds(product, one)));
  if (held.includes('garcinia') && held.length > 1) found.push('garcinia with another fat-loss product');
  if (classes.includes('gainer') && request.purposes.includes('체중 감량'))
    found.push('a gainer for losing weight');
  const paid = choice.items.reduce((total, item) => total + item.packsPrice, 0);
  if (paid > request.monthlyBudget || products.length > 5) found.push('over the budget or more than five');
  return found;
}
