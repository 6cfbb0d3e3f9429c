export const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';
export const UNIT = 'kg|mg|μg|g|I\\.?U\\.?';
export const PIECE =
  '정|캡슐|포|스틱|병|앰플|스푼|스쿱|환|알|매|구미|젤리|tablets?|capsules?|softgels?|gumm(?:y|ies)|scoops?';

/** A third of 2,000, three times, is 2,000 again. */
export const tidy = (amount: number, digits = 9): number => Number(amount.toPrecision(digits));
