export type Sex = '남' | '여';

export const SEXES = [
  { value: '남', label: '남성' },
  { value: '여', label: '여성' },
] as const;

interface BodyType {
  name: '근육형' | '마른형' | '표준형' | '통통형' | '과체중형';
  note: string;
  /** Percent of body weight. */
  bodyFat: number;
  muscleMass: number;
}

const type = (name: BodyType['name'], note: string, bodyFat: number, muscleMass: number): BodyType => ({
  name,
  note,
  bodyFat,
  muscleMass,
});

/** The body types to choose from without a measurement, with the server's own figures. */
export const BODY_TYPES: Record<Sex, readonly BodyType[]> = {
  남: [
    type('근육형', '근육이 크고 선명해요', 10, 40),
    type('마른형', '마르고 근육이 적어요', 15, 30),
    type('표준형', '보통 체형이에요', 18, 35),
    type('통통형', '살이 조금 있어요', 20, 35),
    type('과체중형', '체지방이 많아요', 25, 35),
  ],
  여: [
    type('근육형', '근육이 탄탄하고 선명해요', 20, 36),
    type('마른형', '마르고 근육이 적어요', 25, 26),
    type('표준형', '보통 체형이에요', 28, 30),
    type('통통형', '살이 조금 있어요', 30, 30),
    type('과체중형', '체지방이 많아요', 35, 30),
  ],
};
export type BodyTypeName = BodyType['name'];

/** A type, or "I do not know". */
export type BodyTypeChoice = BodyTypeName | '모르겠어요';

export const bodyTypeOf = (sex: Sex, name: BodyTypeChoice | null): BodyType | undefined =>
  BODY_TYPES[sex].find(each => each.name === name);

/** The type with these figures. */
export const bodyTypeWith = (
  sex: Sex,
  figures: Pick<BodyType, 'bodyFat' | 'muscleMass'>,
): BodyType | undefined =>
  BODY_TYPES[sex].find(
    ({ bodyFat, muscleMass }) => bodyFat === figures.bodyFat && muscleMass === figures.muscleMass,
  );

/** Slider position 1–9; the wire format has it in tenths as the share of the upper body. */
export const DEFAULT_BALANCE = 5;
export const UP_DOWN_BALANCES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
export type UpDownBalance = (typeof UP_DOWN_BALANCES)[number];

/** @param position 1–9; anything else counts as the middle */
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
