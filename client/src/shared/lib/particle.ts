import { josa } from 'es-hangul';

type Particles = Parameters<typeof josa.pick>[1];

/** How a non-Hangul ending is read, as on the server (`particles.ts`): the library knows only Hangul. */
const READ_AS: readonly (readonly [end: RegExp, read: string])[] = [
  [/(?:kg|mg|µg|\dg)$/u, '그램'],
  [/(?:cm|km|\dm)$/u, '미터'],
  [/0$/u, '영'],
  [/[178lrLR]$/u, '일'],
  [/[36mnMN]$/u, '삼'],
];

/** The word with its particle: `40kg으로`, `10회로`, `트레이닝 3을`. */
export const particle = (word: string, particles: Particles): string =>
  word + josa.pick(READ_AS.find(([end]) => end.test(word))?.[1] ?? word, particles);
