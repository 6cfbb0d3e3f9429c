import { cueOf, heldSecond, phaseAt, phaseText, rateOf } from './tempo';

const DURATION = 1500;

it('goes down in two seconds and up in one, whichever comes first', () => {
  const seconds = (tempo: 'down' | 'up', phase: 'there' | 'back') =>
    DURATION / 1000 / rateOf(tempo, phase, DURATION);
  expect(seconds('down', 'there')).toBeCloseTo(2);
  expect(seconds('down', 'back')).toBeCloseTo(1);
  expect(seconds('up', 'there')).toBeCloseTo(1);
  expect(seconds('up', 'back')).toBeCloseTo(2);
  expect(phaseText('down', 'there')).toBe('버티며 내려가요 ·\u00a02초');
  expect(phaseText('down', 'back')).toBe('힘주어 올라와요 ·\u00a01초');
  expect(phaseText('up', 'there')).toBe('힘을 써요 ·\u00a01초');
  expect(phaseText('up', 'back')).toBe('버티며 돌아와요 ·\u00a02초');
});

it('knows the way there from the way back, repetition after repetition', () => {
  const phases = [0, 1400, 1600, 2900, 3100, 4600].map(time => phaseAt('down', time, DURATION));
  expect(phases).toEqual(['there', 'there', 'back', 'back', 'there', 'back']);
});

it('holds nearly all of the time what is held', () => {
  expect([0, 1000, 3400, 3600, 6900].map(time => phaseAt('hold', time, 3500))).toEqual([
    'there',
    'hold',
    'hold',
    'hold',
    'back',
  ]);
  expect(rateOf('hold', 'hold', 3500)).toBe(1);
});

it('counts the seconds of what is held, each time from one', () => {
  const seconds = [900, 1800, 1900, 3900, 5900, 7000 + 900].map(time => heldSecond(time, 3500));
  expect(seconds).toEqual([1, 1, 2, 4, 6, 1]);
  expect(phaseText('hold', 'hold', 4)).toBe('자세를 지키며 숨을 쉬어요 ·\u00a04초째');
});

it('points at the sentence that goes with the movement', () => {
  expect(cueOf('ready', 3)).toBe(0);
  expect(['there', 'back', 'hold'].map(phase => cueOf(phase as 'there' | 'back' | 'hold', 3))).toEqual([
    1, 2, 2,
  ]);
  expect(cueOf('back', 2)).toBe(1);
  expect(cueOf('there', 1)).toBe(0);
  expect(cueOf(null, 3)).toBe(-1);
});
