import { WORKOUT_RESOURCE } from '../resources/workout-table';
import { fieldsOf } from '../resources/resource.types';
import { cellText } from '../resources/cell-text';
import { bodyOf, emptyValues, leftOpen, valuesOf } from './form-values';

const field = fieldsOf(WORKOUT_RESOURCE).find(({ name }) => name === 'facts')!;
const row = { id: 1, koreanName: '스쿼트', version: 3 };

describe('facts that are reviewed, none, or not reviewed', () => {
  it.each([
    [null, '아직 검토하지 않았어요'],
    [[], '해당 없음'],
    [['supine', 'jump'], '등 대고 눕기, 뛰기'],
  ])('%j is read as “%s” and sent as it came', (facts, words) => {
    const values = valuesOf(WORKOUT_RESOURCE, { ...row, facts });
    expect(cellText(field, facts)).toBe(words);
    expect(bodyOf(WORKOUT_RESOURCE, values, 3, null)).toMatchObject({ facts, version: 3 });
    expect(leftOpen(WORKOUT_RESOURCE, values) !== undefined).toBe(facts === null);
  });

  it('go with a picture, too', () => {
    const sent = (facts: string[] | null) =>
      (
        bodyOf(
          WORKOUT_RESOURCE,
          valuesOf(WORKOUT_RESOURCE, { ...row, facts }),
          3,
          new File([], 'a.png'),
        ) as FormData
      ).get('facts');
    expect([null, [], ['jump']].map(sent)).toEqual(['', '[]', '["jump"]']);
  });

  it('are not reviewed in a new form, which says who will not get it', () => {
    const fresh = emptyValues(WORKOUT_RESOURCE);
    expect(bodyOf(WORKOUT_RESOURCE, fresh, null, null)).toMatchObject({ facts: null });
    expect(leftOpen(WORKOUT_RESOURCE, fresh)).toMatch(/보호가 필요한 회원에게 추천하지 않아요/);
  });
});
