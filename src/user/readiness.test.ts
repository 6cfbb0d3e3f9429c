import {
  isReadinessDue,
  readinessAfterChange,
  readinessHoldsUntil,
  readinessState,
  type KeptReadiness,
} from './readiness.js';

const answered = (yes: KeptReadiness['readinessYes'], on: string): KeptReadiness => ({
  readinessYes: yes,
  readinessAnsweredOn: on,
  readinessAskedOn: on,
});

describe('the readiness screen', () => {
  it('holds for a year to the day', () => {
    const clear = answered([], '2026-03-02');
    expect(readinessState(clear, '2027-03-02')).toBe('clear');
    expect(isReadinessDue(clear, '2027-03-02')).toBe(false);
    expect(readinessState(clear, '2027-03-03')).toBe('unanswered');
    expect(isReadinessDue(clear, '2027-03-03')).toBe(true);
  });

  it('is asked again after a year, but a yes stays a yes until it is answered otherwise', () => {
    const yes = answered(['chestPain'], '2026-03-02');
    expect(readinessState(yes, '2029-01-01')).toBe('yes');
    expect(isReadinessDue(yes, '2029-01-01')).toBe(true);
  });

  it('is due after a change of health, which ends a clear answer and no yes', () => {
    const states = [answered([], '2026-03-02'), answered(['chestPain'], '2026-03-02')].map(before => {
      const after = readinessAfterChange(before);
      return [readinessState(after, '2026-03-02'), isReadinessDue(after, '2026-03-02')];
    });
    expect(states).toEqual([
      ['unanswered', true],
      ['yes', true],
    ]);
  });

  it('knows a day that the next year lacks', () => {
    expect(readinessHoldsUntil('2028-02-29')).toBe('2029-02-28');
  });
});
