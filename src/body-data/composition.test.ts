import { completeComposition } from './composition.js';

describe('completeComposition', () => {
  it('takes what was measured as it is', () => {
    expect(completeComposition({ bodyFat: 12.5, muscleMass: 44 })).toEqual({
      bodyFat: 12.5,
      muscleMass: 44,
      compositionSource: 'measured',
    });
  });

  it('keeps that a body type was chosen', () => {
    const chosen = { bodyFat: 10, muscleMass: 40, compositionSource: 'preset' } as const;
    expect(completeComposition(chosen)).toEqual(chosen);
  });

  it('fills what is empty from 표준형 and says so, whatever source was claimed', () => {
    expect(completeComposition({ muscleMass: 44, compositionSource: 'measured' })).toEqual({
      bodyFat: 18,
      muscleMass: 44,
      compositionSource: 'default',
    });
    expect(completeComposition({})).toEqual({ bodyFat: 18, muscleMass: 35, compositionSource: 'default' });
  });
});
