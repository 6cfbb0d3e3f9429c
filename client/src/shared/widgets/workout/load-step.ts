/** Step of a number without further information: the smallest pair of plates. */
const PLATE_STEP = 2.5;

/**
 * kg per press of − or +, from the number's meaning (the recommendation's `loadLabel`) and its value: dumbbells
 * come in steps of 1 kg up to 10 and of 2 kg above, stacks and sleds in 5, bars in 2.5.
 */
export function loadStep(loadLabel: string | null | undefined, weight: number): number {
  switch (loadLabel) {
    case '한 손':
    case '한 개':
      return weight < 10 ? 1 : 2;
    case '스택':
    case '원판 무게':
    case '보조':
      return 5;
    default:
      return PLATE_STEP;
  }
}
