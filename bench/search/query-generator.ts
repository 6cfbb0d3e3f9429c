import { convertHangulToQwerty, getChoseong } from 'es-hangul';
import { Random } from './random.js';

/** The input for queries. */
export interface Nameable {
  koreanName: string;
  englishName: string;
  aliases: readonly string[];
}

export interface GeneratedQuery {
  kind: string;
  keyword: string;
  facets: string[];
  page: number;
}

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const VOWELS = 21;

/** The word with one syllable's vowel changed, or one letter doubled where that character is not a syllable. */
function misspell(word: string, random: Random): string {
  const at = random.below(word.length);
  const code = word.charCodeAt(at);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE)
    return word.slice(0, at) + word.slice(Math.max(0, at - 1));
  const index = code - FIRST_SYLLABLE;
  const initial = Math.floor(index / (FINALS * VOWELS));
  const changed = FIRST_SYLLABLE + (initial * VOWELS + random.below(VOWELS)) * FINALS + (index % FINALS);
  return word.slice(0, at) + String.fromCharCode(changed) + word.slice(at + 1);
}

function nonsense(length: number, random: Random): string {
  const syllable = () =>
    String.fromCharCode(FIRST_SYLLABLE + random.below(LAST_SYLLABLE - FIRST_SYLLABLE + 1));
  return Array.from({ length }, syllable).join('');
}

const KINDS: Record<string, (item: Nameable, random: Random) => string> = {
  'whole name': item => item.koreanName,
  'one word': (item, random) => random.pick(item.koreanName.split(' ')),
  'two words, any order': (item, random) => {
    const words = item.koreanName.split(' ');
    return `${random.pick(words)} ${random.pick(words)}`;
  },
  'first syllables': (item, random) => item.koreanName.slice(0, 1 + random.below(4)),
  'part of a word': (item, random) => random.pick(item.koreanName.split(' ')).slice(1, 3),
  'without spaces': item => item.koreanName.replaceAll(' ', '').slice(0, 10),
  'initial consonants': (item, random) => {
    const initials = getChoseong(item.koreanName).replaceAll(' ', '');
    return initials.slice(0, 2 + random.below(6));
  },
  unfinished: item => item.koreanName.slice(0, 4) + 'ㅍ',
  alias: (item, random) => (item.aliases.length > 0 ? random.pick(item.aliases) : item.koreanName),
  english: item => item.englishName.toLowerCase().split(' ').slice(0, 2).join(' '),
  'english keyboard': (item, random) => convertHangulToQwerty(random.pick(item.koreanName.split(' '))),
  misspelt: (item, random) => misspell(random.pick(item.koreanName.split(' ')), random),
  'misspelt, two words run together': (item, random) =>
    misspell(item.koreanName.split(' ').slice(0, 2).join(''), random),
  nonsense: (_item, random) => nonsense(5, random),
  'no keyword': () => '',
};

/** `count` queries of every kind people type, popular items more often. One in three is limited to a group, one in eight asks for a later page. */
export function generateQueries(
  items: readonly Nameable[],
  facets: readonly string[],
  count: number,
  seed = 3,
): GeneratedQuery[] {
  const random = new Random(seed);
  const kinds = Object.keys(KINDS);
  return Array.from({ length: count }, () => {
    const kind = random.pick(kinds);
    return {
      kind,
      keyword: KINDS[kind]!(items[random.skewed(items.length)]!, random).slice(0, 100),
      facets: random.below(3) === 0 ? [random.pick(facets)] : [],
      page: random.below(8) === 0 ? 1 + random.below(40) : 1,
    };
  });
}
