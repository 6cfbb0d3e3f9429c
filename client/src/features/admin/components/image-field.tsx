import Crop from 'lucide-react/icons/crop';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useId, useState } from 'react';
import { latePart } from '../../../shared/lib/late-part';
import { color, radius, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { FieldMessage } from '../../../shared/ui/field';
import { FileButton } from '../../../shared/ui/file-button';
import { fileFault, isBlurred, PICTURE_TYPES, sizeFault } from '../lib/picture';
import type { PictureSize } from '../lib/picture';

const CropModal = latePart(async () => (await import('./crop-modal')).CropModal);

interface ImageFieldProps {
  file: File | null;
  onFile: (file: File | null) => void;
  /** URL of the row's current picture. */
  current: string | null;
  error?: string;
}

/** Picks and crops a picture, with a preview; reports in advance what the server would refuse. */
export function ImageField({ file, onFile, current, error }: ImageFieldProps) {
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [size, setSize] = useState<PictureSize | null>(null);
  const [cropping, setCropping] = useState(false);

  useEffect(() => {
    setSize(null);
    if (!file) {
      setPreview(null);
      return;
    }
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const take = (chosen: File | null, fault: string | null) => {
    setRefused(fault);
    onFile(fault ? null : chosen);
  };
  const looked = (seen: PictureSize) => {
    const fault = sizeFault(seen);
    if (fault) take(null, fault);
    else setSize(seen);
  };
  const hint = size
    ? `${size.width}×${size.height}픽셀${isBlurred(size) ? ' · 작은 그림이라 흐리게 보일 수 있어요.' : ''}`
    : 'JPEG, PNG, WebP, 5MB까지';

  return (
    <div css={{ display: 'flex', alignItems: 'center', gap: space(4) }}>
      <Preview
        source={preview ?? current}
        chosen={preview !== null}
        onLooked={looked}
        onUnreadable={() => take(null, '열 수 없는 그림이에요. 다른 파일을 골라 주세요.')}
      />
      <div css={{ display: 'grid', justifyItems: 'start', gap: space(1), minWidth: 0 }}>
        <FileButton
          id={id}
          label="그림"
          accept={PICTURE_TYPES.join(',')}
          file={file}
          describedBy={error || refused ? `${id}-error` : `${id}-hint`}
          onFile={chosen => take(chosen, chosen && fileFault(chosen))}
        />
        <FieldMessage id={id} error={refused ?? error} hint={hint} />
        {file && (
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(1) }}>
            {size && (
              <Button
                size="small"
                variant="secondary"
                icon={<Crop aria-hidden size={16} />}
                onClick={() => setCropping(true)}
              >
                자르기
              </Button>
            )}
            <Button size="small" variant="ghost" onClick={() => onFile(null)}>
              고른 그림 빼기
            </Button>
          </div>
        )}
      </div>
      {cropping && file && preview && (
        <CropModal
          file={file}
          address={preview}
          onClose={() => setCropping(false)}
          onCrop={part => {
            setCropping(false);
            take(part, fileFault(part));
          }}
        />
      )}
    </div>
  );
}

interface PreviewProps {
  source: string | null;
  /** A file just chosen, not yet reviewed. */
  chosen: boolean;
  onLooked: (size: PictureSize) => void;
  onUnreadable: () => void;
}

function Preview({ source, chosen, onLooked, onUnreadable }: PreviewProps) {
  return (
    <div
      css={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 96,
        height: 96,
        overflow: 'hidden',
        borderRadius: radius.control,
        background: color('surface-3'),
        color: color('text-3'),
      }}
    >
      {source ? (
        <img
          src={source}
          alt={chosen ? '고른 그림 미리보기' : '지금 그림'}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            chosen && onLooked({ width, height })
          }
          onError={() => chosen && onUnreadable()}
          css={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      ) : (
        <ImagePlus aria-hidden size={28} />
      )}
    </div>
  );
}
