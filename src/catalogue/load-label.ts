import type { LoadType } from './catalogue.vocabulary.js';

/** The meaning of the number beside an exercise. */
export const LOAD_LABELS = {
  barbell: '바벨 포함 총 무게',
  smith: '스미스 바 포함 총 무게',
  perHand: '한 손',
  single: '한 개',
  stack: '스택',
  stackPerHand: '한쪽 스택',
  sled: '원판 무게',
  added: '추가 중량',
  assistance: '보조',
  bodyweight: '맨몸',
  band: '밴드',
} as const;
export type LoadLabel = (typeof LOAD_LABELS)[keyof typeof LOAD_LABELS];

const LABEL_BY_LOAD_TYPE: Record<LoadType, LoadLabel> = {
  barbell: LOAD_LABELS.barbell,
  dumbbellPerHand: LOAD_LABELS.perHand,
  dumbbellSingle: LOAD_LABELS.single,
  stack: LOAD_LABELS.stack,
  stackPerHand: LOAD_LABELS.stackPerHand,
  sled: LOAD_LABELS.sled,
  smith: LOAD_LABELS.smith,
  bodyweightLoadable: LOAD_LABELS.added,
  bodyweight: LOAD_LABELS.bodyweight,
  hold: LOAD_LABELS.bodyweight,
  band: LOAD_LABELS.band,
};

/** The meaning of a weight of this workout; 맨몸 and 밴드 have none. */
export function loadLabelOf({
  loadType,
  assistable,
}: {
  loadType: LoadType;
  assistable: boolean;
}): LoadLabel {
  return assistable && loadType === 'bodyweightLoadable'
    ? LOAD_LABELS.assistance
    : LABEL_BY_LOAD_TYPE[loadType];
}

export const REPEAT_UNITS = ['reps', 'seconds'] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];

/** Whether `rep` counts repetitions or seconds. */
export const repeatUnitOf = (loadType: LoadType): RepeatUnit => (loadType === 'hold' ? 'seconds' : 'reps');
