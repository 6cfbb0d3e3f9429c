import { completeComposition } from './composition.js';

describe('completeComposition', () => {
  it('takes what was measured as it is', () => {
    expect(completeComposition({ bodyFat: 12.5, muscleMass: 44 }, '남')).toEqual({
      bodyFat: 12.5,
      muscleMass: 44,
      compositionSource: 'measured',
    });
  });

  it('keeps that a body type was chosen', () => {
    const chosen = { bodyFat: 10, muscleMass: 40, compositionSource: 'preset' } as const;
    expect(completeComposition(chosen, '여')).toEqual(chosen);
  });

  it('fills what is empty from 표준형 and says so, whatever source was claimed', () => {
    expect(completeComposition({ muscleMass: 44, compositionSource: 'measured' }, '남')).toEqual({
      bodyFat: 18,
      muscleMass: 44,
      compositionSource: 'default',
    });
    expect(completeComposition({}, '남')).toEqual({
      bodyFat: 18,
      muscleMass: 35,
      compositionSource: 'default',
    });
    expect(completeComposition({}, '여')).toEqual({
      bodyFat: 28,
      muscleMass: 30,
      compositionSource: 'default',
    });
  });
});
