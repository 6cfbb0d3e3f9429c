import { lowerBudget, raiseBudget } from '../stores/budget';
import { toggleAll, toggleBodyPart, togglePurpose } from './choices';

describe('body parts', () => {
  it('takes four and refuses a fifth', () => {
    expect(toggleBodyPart(['가슴', '등', '어깨'], '복부')).toEqual(['가슴', '등', '어깨', '복부']);
    expect(toggleBodyPart(['가슴', '등', '어깨', '복부'], '이두')).toBeNull();
  });
  it('lets go of one also when there are four', () => {
    expect(toggleBodyPart(['가슴', '등', '어깨', '복부'], '등')).toEqual(['가슴', '어깨', '복부']);
  });
});

describe('purposes', () => {
  const all = ['근육 증가', '체중 증가', '체중 감량', '근력 향상'];
  it('deselects losing weight when gaining is chosen, and the reverse', () => {
    expect(togglePurpose(['근육 증가', '체중 감량'], '체중 증가', all)).toEqual(['근육 증가', '체중 증가']);
    expect(togglePurpose(['체중 증가'], '체중 감량', all)).toEqual(['체중 감량']);
  });
  it('leaves the others alone', () => {
    expect(togglePurpose(['체중 증가'], '근력 향상', all)).toEqual(['체중 증가', '근력 향상']);
    expect(togglePurpose(['체중 증가', '근력 향상'], '체중 증가', all)).toEqual(['근력 향상']);
  });
});

describe('select all', () => {
  it('completes what is missing and clears what is complete', () => {
    expect(toggleAll(['맨몸'], ['맨몸', '바벨'])).toEqual(['맨몸', '바벨']);
    expect(toggleAll(['맨몸', '바벨'], ['맨몸', '바벨'])).toEqual([]);
  });
  it('keeps machines that this list does not show', () => {
    expect(toggleAll(['레그 프레스', '바벨'], ['바벨'])).toEqual(['레그 프레스']);
  });
});

describe('budget', () => {
  it('moves by 10,000 won', () => {
    expect(lowerBudget(70_000)).toEqual({ budget: 60_000, warning: null });
    expect(raiseBudget(70_000)).toEqual({ budget: 80_000, warning: null });
  });
  it('stays between 50,000 and 1,000,000 won with a warning', () => {
    expect(lowerBudget(50_000)).toEqual({ budget: 50_000, warning: 'minimum' });
    expect(raiseBudget(50_000)).toEqual({ budget: 60_000, warning: null });
    expect(raiseBudget(1_000_000)).toEqual({ budget: 1_000_000, warning: 'maximum' });
  });
});
