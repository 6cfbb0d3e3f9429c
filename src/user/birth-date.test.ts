import { requireBirthDate } from './birth-date.js';

describe('requireBirthDate', () => {
  it('lets the 14th birthday in and the day before it out', () => {
    expect(() => requireBirthDate('2012-03-02', '2026-03-02')).not.toThrow();
    expect(() => requireBirthDate('2012-03-03', '2026-03-02')).toThrow(
      expect.objectContaining({ fields: [{ field: 'birthDate', message: '만 14세부터 가입할 수 있어요.' }] }),
    );
  });

  it('takes 29 February as 1 March in other years', () => {
    expect(() => requireBirthDate('2012-02-29', '2026-02-28')).toThrow();
    expect(() => requireBirthDate('2012-02-29', '2026-03-01')).not.toThrow();
  });

  it.each(['1899-12-31', '2026-03-03'])('refuses %s', date => {
    expect(() => requireBirthDate(date, '2026-03-02')).toThrow(
      expect.objectContaining({ code: 'VALIDATION_EXCEPTION' }),
    );
  });
});
