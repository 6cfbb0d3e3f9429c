import type { PercentCrop } from 'react-image-crop';
import { CARD_IMAGE_HEIGHT, CARD_WIDTH } from '../../../shared/widgets/result-card';
import type { PictureSize } from './picture';

/** Labels of the handles. */
export const CROP_LABELS = {
  cropArea: '남길 부분. 화살표 키로 옮겨요.',
  nwDragHandle: '왼쪽 위 모서리. 화살표 키로 크기를 바꿔요.',
  nDragHandle: '위쪽 변. 화살표 키로 크기를 바꿔요.',
  neDragHandle: '오른쪽 위 모서리. 화살표 키로 크기를 바꿔요.',
  eDragHandle: '오른쪽 변. 화살표 키로 크기를 바꿔요.',
  seDragHandle: '오른쪽 아래 모서리. 화살표 키로 크기를 바꿔요.',
  sDragHandle: '아래쪽 변. 화살표 키로 크기를 바꿔요.',
  swDragHandle: '왼쪽 아래 모서리. 화살표 키로 크기를 바꿔요.',
  wDragHandle: '왼쪽 변. 화살표 키로 크기를 바꿔요.',
};

export const CROP_SHAPES = [
  { value: 'card', label: '카드', aspect: CARD_WIDTH / CARD_IMAGE_HEIGHT },
  { value: 'square', label: '정사각형', aspect: 1 },
  { value: 'free', label: '자유롭게', aspect: undefined },
] as const;
export type CropShape = (typeof CROP_SHAPES)[number]['value'];

export const aspectOf = (shape: CropShape): number | undefined =>
  CROP_SHAPES.find(({ value }) => value === shape)?.aspect;

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** The largest centred area of a shape. */
export function largestArea({ width, height }: PictureSize, aspect: number | undefined): PercentCrop {
  if (aspect === undefined) return WHOLE;
  const share = (width / height / aspect) * 100;
  return share > 100
    ? { ...WHOLE, width: 10_000 / share, x: (100 - 10_000 / share) / 2 }
    : { ...WHOLE, height: share, y: (100 - share) / 2 };
}
