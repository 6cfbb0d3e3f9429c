/** The body types a person without a measurement can choose from; fat and muscle in percent of body weight. */
export const BODY_TYPES = [
  { name: '근육형', bodyFat: 10, muscleMass: 40, note: '근육이 크고 선명해요' },
  { name: '마른형', bodyFat: 15, muscleMass: 30, note: '마르고 근육이 적어요' },
  { name: '표준형', bodyFat: 18, muscleMass: 35, note: '보통 체형이에요' },
  { name: '통통형', bodyFat: 20, muscleMass: 35, note: '살이 조금 있어요' },
  { name: '과체중형', bodyFat: 25, muscleMass: 35, note: '체지방이 많아요' },
] as const;
export type BodyTypeName = (typeof BODY_TYPES)[number]['name'];

/** What empty body-composition fields are filled with. */
export const DEFAULT_BODY_TYPE = BODY_TYPES[2];

/** Slider position 1–9; the wire carries it in tenths as the share of the upper body. */
export const DEFAULT_BALANCE = 5;
export const UP_DOWN_BALANCES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
export type UpDownBalance = (typeof UP_DOWN_BALANCES)[number];

/** @param position 1–9; anything else is taken as the middle */
export const toUpDownBalance = (position: number): UpDownBalance => UP_DOWN_BALANCES[position - 1] ?? 0.5;
export const toBalancePosition = (upDownBalance: number): number => Math.round(upDownBalance * 10);

export function balanceLabel(position: number): '하체 발달형' | '표준' | '상체 발달형' {
  if (position < 5) return '하체 발달형';
  return position === 5 ? '표준' : '상체 발달형';
}

export function balanceDescription(position: number): string {
  if (position < 5) return '상체보다 하체가 더 발달했어요.';
  if (position > 5) return '하체보다 상체가 더 발달했어요.';
  return '둘 다 발달했거나 큰 차이가 없어요.';
}
