import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import type { PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { Segmented } from '../../../shared/ui/segmented';
import { aspectOf, CROP_LABELS, CROP_SHAPES, largestArea } from '../lib/crop-shapes';
import type { CropShape } from '../lib/crop-shapes';
import { cropped } from '../lib/picture';

interface CropModalProps {
  /** The chosen picture and its object URL. */
  file: File;
  address: string;
  onCrop: (file: File) => void;
  onClose: () => void;
}

/** Crops a picture before upload: by pointer or finger, or moved and sized with the arrow keys. */
export function CropModal({ file, address, onCrop, onClose }: CropModalProps) {
  const image = useRef<HTMLImageElement>(null);
  const [shape, setShape] = useState<CropShape>('card');
  const [area, setArea] = useState<PercentCrop>();
  const aspect = aspectOf(shape);

  const choose = (next: CropShape) => {
    setShape(next);
    if (image.current) setArea(largestArea(image.current, aspectOf(next)));
  };
  const crop = useMutation({
    mutationFn: (wanted: PercentCrop) => cropped(image.current!, wanted, file.name),
    onSuccess: onCrop,
  });

  return (
    <Modal
      title="그림 자르기"
      description="남길 부분을 끌어서 정해 주세요. 화살표 키로도 할 수 있어요."
      width={640}
      keepOnBackdrop
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            취소
          </Button>
          <Button
            disabled={!area || area.width === 0 || area.height === 0}
            loading={crop.isPending}
            onClick={() => area && crop.mutate(area)}
          >
            자르기
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: space(4), marginTop: space(4) }}>
        {crop.isError && <Notice tone="error">그림을 자르지 못했어요. 다른 그림으로 해 주세요.</Notice>}
        <Segmented label="모양" value={shape} options={CROP_SHAPES} onChange={choose} />
        <div
          css={{
            display: 'grid',
            placeItems: 'center',
            overflow: 'hidden',
            padding: space(4),
            borderRadius: radius.control,
            background: color('surface-3'),
            '--rc-drag-handle-size': '24px',
            '--rc-drag-handle-bg-colour': color('brand'),
            '--rc-focus-color': color('focus'),
          }}
        >
          <ReactCrop
            ariaLabels={CROP_LABELS}
            crop={area}
            aspect={aspect}
            keepSelection
            style={{ maxHeight: 'min(44dvh, 420px)' }}
            ruleOfThirds
            minWidth={24}
            minHeight={24}
            onChange={(_, percent) => setArea(percent)}
          >
            <img
              ref={image}
              src={address}
              alt="자를 그림"
              onLoad={({ currentTarget }) => setArea(largestArea(currentTarget, aspect))}
            />
          </ReactCrop>
        </div>
        <p css={[text.small, { color: color('text-2') }]}>
          카드는 회원이 검색에서 보는 그림의 모양이에요. 다른 모양이면 옆이나 위아래가 비어 보여요.
        </p>
      </div>
    </Modal>
  );
}
