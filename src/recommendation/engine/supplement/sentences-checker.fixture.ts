import { amountsOf, doseObjections, type Chosen } from './dose-checker.fixture.js';
import type { CatalogueProduct, SupplementChoice, SupplementInput } from './supplement-engine.types.js';

/**
 * Reads an answer as a careful Korean reader would, comparing the sentences with one another and with the choice, and reports
 * contradictions. It knows nothing about the rules that wrote the sentences, only what the words mean. It shares no code with the engine.
 */

/** What a word in a note means in a product: the amounts it declares, or the classes it is sold as. */
const WORDS: [word: string, amounts: string[], classes: string[]][] = [
  ['카페인', ['caffeineMg'], ['caffeine']],
  ['마그네슘', ['magnesiumMg'], ['magnesium']],
  ['아연', ['zincMg'], ['zinc']],
  ['글루코사민', ['glucosamineG'], ['glucosamine']],
  ['오메가3', ['epaDhaG'], ['omega3']],
  ['크레아틴', ['creatineG'], ['creatine']],
  ['비타민 D', ['vitaminDUg'], ['vitaminD']],
  ['게이너', [], ['gainer']],
  [
    '체지방을 줄이는 성분',
    ['hcaG', 'catechinMg', 'egcgMg', 'claG', 'lCarnitineG'],
    ['garcinia', 'catechin', 'cla', 'lCarnitine'],
  ],
  ['단백질', [], ['protein']],
];
const CONDITION_WORDS: Record<string, RegExp> = {
  '신장 질환': /신장/,
  '간 질환': /간 질환/,
  '심장 질환': /심장/,
  고혈압: /고혈압/,
  당뇨: /당뇨(?!약)/,
  '녹내장·망막 질환': /녹내장/,
  임신: /임신/,
  수유: /수유/,
};
/** Forbidden texts for a severely thin member: praise of losing, burning or building, and target figures. */
const PRAISE =
  /빠져요|빠질|감량에 도움|줄었어요|줄여 줘|태워|태우|연소|늘었어요|늘어요|근육이|벌크|증량|목표|kcal|\dg|체지방률을/;

const isMeantBy = (word: string, { product }: Chosen): boolean =>
  WORDS.some(
    ([name, amounts, classes]) =>
      name === word &&
      (product.ingredientClasses.some(one => classes.includes(one)) ||
        amounts.some(amount => (amountsOf(product)[amount] ?? 0) > 0)),
  );
const wordsIn = (text: string): string[] => WORDS.map(([word]) => word).filter(word => text.includes(word));
/** 을/를, 은/는, 이/가, 과/와 and 이에요/예요 after a word that ends in Hangul. */
const PARTICLES: [withFinal: string, without: string][] = [
  ['을', '를'],
  ['은', '는'],
  ['과', '와'],
];
const NOUNS =
  /(질환|당뇨|고혈압|골다공증|알레르기|상태|확인|나이|성분|게이너|제품|단백질|약|항우울제)(을|를|은|는|과|와)(?=[ ,.])/gu;

function wrongParticles(text: string): string[] {
  const found: string[] = [];
  for (const [whole, noun, particle] of text.matchAll(NOUNS)) {
    const hasFinal = ((noun as string).charCodeAt((noun as string).length - 1) - 0xac00) % 28 !== 0;
    const pair = PARTICLES.find(each => each.includes(particle as string)) as [string, string];
    if (pair[hasFinal ? 0 : 1] !== particle) found.push(whole);
  }
  if (
    /(g|mg|µg|원)(를|는|와|예요)/.test(text) ||
    /kcal(을|은|과|이에요)/.test(text) ||
    /%(이에요|을 )/.test(text)
  )
    found.push(text);
  return found;
}

/** Contradictions between a product's cautions, its times and its being chosen. */
function cautionObjections({ item }: Chosen, input: SupplementInput): string[] {
  const { member } = input;
  const found: string[] = [];
  const asks = item.cautions.filter(text => /상담하세요$/.test(text) && /(이|있으|드시)니 /.test(text));
  if (asks.length > 1) found.push(`asked twice: ${asks.join(' | ')}`);
  for (const text of item.cautions) {
    const forbids = /(드시지 마세요|피하세요|피할 것|말 것)$/.test(text);
    const told = Object.entries(CONDITION_WORDS).filter(([condition]) =>
      (member.conditions as string[]).includes(condition),
    );
    if (forbids && told.some(([, word]) => word.test(text))) found.push(`chosen though “${text}”`);
    if (forbids && /어린이|청소년/.test(text) && member.ageYears < 19) found.push(`chosen though “${text}”`);
    if (/(고혈압|신장 질환|간 질환|심장 질환|당뇨)(이|가|·).*있으니/.test(text)) {
      const has = Object.entries(CONDITION_WORDS).filter(
        ([condition, word]) => condition !== '임신' && word.test(text),
      );
      if (has.some(([condition]) => !(member.conditions as string[]).includes(condition)))
        found.push(`has no such illness: “${text}”`);
    }
    if (/^약을 드시고 있으면/.test(text) && asks.some(ask => /약을 드시/.test(ask)))
      found.push('asks whether medicines are taken, and knows');
    if (/띄우고/.test(text) && item.timing !== null && /띄우고/.test(item.timing))
      found.push('two distances in time');
  }
  return found;
}

/** Contradictions of the notes with the choice and with one another. */
function noteObjections(
  chosen: readonly Chosen[],
  { member }: SupplementInput,
  choice: SupplementChoice,
): string[] {
  const { notes, refusals } = choice;
  const found: string[] = [];
  const all = notes.join(' ');
  for (const note of notes) {
    for (const sentence of note.split(/(?<=요\.) /u)) {
      const leftOut =
        /^(.*?)(?:은|는) 뺐어요\.$/u.exec(sentence)?.[1] ?? /^(.*)도 뺐어요\.$/u.exec(sentence)?.[1];
      for (const word of leftOut
        ? wordsIn(leftOut.replace(/^.*(부딪힐 수 있는|있어서|몰라서|이라|드셔서|보고) /u, ''))
        : [])
        for (const each of chosen)
          if (isMeantBy(word, each)) found.push(`“${sentence}” beside ${each.item.doseText}`);
      const only = /(?:이라|있어서) (.*)만 골라 드려요\.$/u.exec(sentence)?.[1];
      if (only !== undefined) {
        const names = only.split(', ');
        for (const { item } of chosen) {
          const doses = item.doseText.replace('EPA+DHA', '오메가3');
          if (!names.some(name => doses.includes(name))) found.push(`“${sentence}” beside ${item.doseText}`);
        }
        for (const other of notes) {
          const gone = other === note ? '' : (/부딪힐 수 있는 (.*)은 뺐어요/u.exec(other)?.[1] ?? '');
          for (const name of names) if (gone.includes(name)) found.push(`only and not: ${name}`);
        }
      }
      const most = /제품으로는 하루 (\d+)mg까지만/.exec(sentence)?.[1];
      const caffeine = chosen.reduce(
        (sum, { item, product }) => sum + (product.perServing.caffeineMg ?? 0) * item.servingsPerDay,
        0,
      );
      if (most !== undefined && caffeine > Number(most)) found.push(`“${sentence}” beside ${caffeine} mg`);
    }
  }
  const aboutMedicines = notes.filter(note => /약(을|의|과)/.test(note) && !note.includes('아직 알려 주지'));
  if (aboutMedicines.length > 1) found.push(`two notes on medicines: ${aboutMedicines.join(' | ')}`);
  if (/부딪힐 수 있는 성분은 모두/.test(all)) found.push('claims that all that interacts was left out');
  if (/(약의 종류를|어떤 약을 드시는지) 몰라/.test(all) && member.medicines.length > 0)
    found.push('the kind of medicine is known');
  if (/목록에 없는 약/.test(all) && !member.medicines.includes('기타'))
    found.push('no such medicine was told');
  const assumedNone = notes.find(note => note.includes('해당하는 것이 없다고 보고')) ?? '';
  if (
    /드시는 약/.test(assumedNone) &&
    (member.medicines.length > 0 ||
      /(몰라서|목록에 없는) ?약/.test(all) ||
      member.conditions.includes('약물 복용'))
  )
    found.push('takes none and some medicine');
  if (/건강 상태/.test(assumedNone) && (member.conditions.length > 0 || member.readinessYes.length > 0))
    found.push('ill and not ill');
  if (assumedNone.includes('골랐어요') && chosen.length === 0) found.push('chose something, and nothing');
  if (new Set(notes).size !== notes.length) found.push('a note twice');
  const sentences = notes
    .flatMap(note => note.split(/(?<=요\.) /u))
    .filter(sentence => !/의사와 상담/.test(sentence));
  if (new Set(sentences).size !== sentences.length) found.push('a sentence twice');
  if (choice.proteinGap !== null && /목표도 정하지/.test(all)) found.push('a target and none');
  if (choice.proteinGap === null && chosen.some(({ item }) => /단백질 목표/.test(item.reason)))
    found.push('a target and none');
  for (const { purpose } of refusals) {
    if (chosen.some(({ item }) => purpose !== null && item.purposes.includes(purpose)))
      found.push(`${purpose} refused and served`);
    if (purpose !== null && choice.uncoveredPurposes.includes(purpose))
      found.push(`${purpose} refused and looked for`);
  }
  const advice = refusals.flatMap(refusal => refusal.advice).join(' ');
  if (/조금씩 더 드세요/.test(advice) && /줄이고/.test(advice)) found.push('more and less food');
  if ((member.conditions as string[]).includes('신장 질환') && /단백질|달걀|고기|두부/.test(advice))
    found.push('protein advised with kidney disease');
  for (const [allergen, food] of [
    ['알류', '달걀을'],
    ['대두', '두부를'],
    ['고등어', '생선을'],
  ] as const)
    if (member.allergens.includes(allergen) && advice.includes(food))
      found.push(`${food} advised with an allergy`);
  const bmi = member.weightKg / (member.heightCm / 100) ** 2;
  if (/저체중/.test(JSON.stringify(refusals)) && (bmi >= 18.5 || member.ageYears < 19))
    found.push('called underweight');
  if (/30 이상/.test(all) && bmi < 30) found.push('called obese');
  if (/만 19세 미만/.test(all + (choice.noFit?.reason ?? '')) && member.ageYears >= 19)
    found.push('called young');
  return found;
}

/** Objections for a severely thin member. */
function thinObjections(
  chosen: readonly Chosen[],
  { member }: SupplementInput,
  choice: SupplementChoice,
): string[] {
  if (member.weightKg / (member.heightCm / 100) ** 2 >= 16) return [];
  const said = [
    ...choice.notes.filter(note => !note.startsWith('키와 체중')),
    ...choice.refusals.flatMap(({ reason, advice }) => [reason, ...advice]),
    choice.noFit?.reason ?? '',
  ];
  return [
    ...chosen.map(({ item }) => `sold to the severely thin: ${item.doseText}`),
    ...said.filter(text => PRAISE.test(text)).map(text => `to the severely thin: “${text}”`),
    ...(/의사/.test(said[0] ?? '') ? [] : ['does not begin with who helps']),
  ];
}

/** Polite (해요체) and complete, no doubled or missing spaces, fitting particles, no technical words. */
function wordingObjections(chosen: readonly Chosen[], choice: SupplementChoice): string[] {
  const sentences = [
    ...choice.notes,
    ...choice.refusals.flatMap(({ reason, advice }) => [reason, ...advice]),
    ...(choice.noFit ? [choice.noFit.reason] : []),
    ...chosen.flatMap(({ item }) => [item.reason, ...(item.timing ? [item.timing] : [])]),
  ];
  const cautions = chosen.flatMap(({ item }) => item.cautions);
  const found = sentences.filter(text => !/요\.$/u.test(text)).map(text => `no polite end: “${text}”`);
  for (const text of [...sentences, ...cautions]) {
    if (/ {2}|\s[,.]|undefined|null|NaN|\[object|니다[.]|등록하셨/u.test(text)) found.push(`“${text}”`);
    found.push(...wrongParticles(text).map(part => `particle: “${part}”`));
  }
  return found;
}

/** Everything a reader would object to, in words; empty if nothing is. */
export function objectionsTo(input: SupplementInput, choice: SupplementChoice): string[] {
  const chosen = choice.items.map(item => ({
    item,
    product: input.catalogue.find(({ productId }) => productId === item.productId) as CatalogueProduct,
  }));
  return [
    ...chosen.flatMap(doseObjections),
    ...chosen.flatMap(each => cautionObjections(each, input)),
    ...noteObjections(chosen, input, choice),
    ...thinObjections(chosen, input, choice),
    ...wordingObjections(chosen, choice),
  ];
}
