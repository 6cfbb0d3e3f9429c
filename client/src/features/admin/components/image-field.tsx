import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useId, useState } from 'react';
import { color, radius, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { FieldMessage } from '../../../shared/ui/field';
import { FileButton } from '../../../shared/ui/file-button';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** The server's limit in bytes. */
const LARGEST = 5 * 1024 * 1024;

/** Why a file cannot be sent; null when it can. */
export function imageFault(file: File): string | null {
  if (!TYPES.includes(file.type)) return 'JPEG, PNG, WebP 그림만 올릴 수 있어요.';
  return file.size > LARGEST ? '그림은 5MB까지 올릴 수 있어요.' : null;
}

interface ImageFieldProps {
  file: File | null;
  onFile: (file: File | null) => void;
  /** Address of the picture the row has now. */
  current: string | null;
  error?: string;
}

/** Choosing a picture, with what it will look like. */
export function ImageField({ file, onFile, current, error }: ImageFieldProps) {
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);

  useEffect(() => {
    if (!file) {
      setPreview(null);
      return;
    }
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const source = preview ?? current;
  return (
    <div css={{ display: 'flex', alignItems: 'center', gap: space(4) }}>
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
            alt={preview ? '고른 그림 미리보기' : '지금 그림'}
            css={{ width: '100%', height: '100%', objectFit: 'contain' }}
          />
        ) : (
          <ImagePlus aria-hidden size={28} />
        )}
      </div>
      <div css={{ display: 'grid', justifyItems: 'start', gap: space(1) }}>
        <FileButton
          id={id}
          label="그림"
          accept={TYPES.join(',')}
          file={file}
          describedBy={error || refused ? `${id}-error` : `${id}-hint`}
          onFile={chosen => {
            const fault = chosen && imageFault(chosen);
            setRefused(fault);
            onFile(fault ? null : chosen);
          }}
        />
        <FieldMessage id={id} error={refused ?? error} hint="JPEG, PNG, WebP, 5MB까지" />
        {file && (
          <Button size="small" variant="ghost" onClick={() => onFile(null)}>
            고른 그림 빼기
          </Button>
        )}
      </div>
    </div>
  );
}
