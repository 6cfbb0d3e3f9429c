import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { download } from '../../../shared/lib/download';
import { color, radius, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { Skeleton } from '../../../shared/ui/skeleton';
import { fetchPicture } from '../api/training.api';
import type { Pictured } from '../api/training.api';

/** A picture to share: previewed, then sent or saved. Weights only if ticked. */
export function SharePicture({ of, onClose }: { of: Pictured; onClose: () => void }) {
  const [weights, setWeights] = useState(false);
  const picture = useQuery({
    queryKey: ['training', 'picture', of, weights],
    queryFn: () => fetchPicture(of, weights),
    // A session may be corrected, and the picture is large.
    gcTime: 0,
    staleTime: Infinity,
  });
  const address = useAddress(picture.data);
  const file = picture.data && new File([picture.data], 'routineup.png', { type: 'image/png' });
  // Without file sharing the picture is downloaded.
  const canSend = file !== undefined && navigator.canShare?.({ files: [file] }) === true;
  return (
    <Modal
      title="그림으로 공유하기"
      description="몸 정보는 들어 있지 않아요."
      onClose={onClose}
      actions={
        <Button
          size="large"
          fullWidth
          disabled={!file}
          icon={canSend ? <Share2 aria-hidden size={18} /> : <Download aria-hidden size={18} />}
          onClick={() => {
            if (!file) return;
            // Closing the phone's share sheet is not an error.
            if (canSend) void navigator.share({ files: [file] }).catch(() => undefined);
            else download(file, file.name);
          }}
        >
          {canSend ? '보내기' : '내려받기'}
        </Button>
      }
    >
      <div css={{ display: 'grid', gap: space(4), marginTop: space(5) }}>
        {picture.isError && <Notice tone="error">{messageOf(picture.error)}</Notice>}
        {!picture.isError && (
          <div css={{ aspectRatio: '4 / 5', height: '46dvh', justifySelf: 'center', maxWidth: '100%' }}>
            {address ? (
              <img
                src={address}
                alt="공유할 그림"
                css={{
                  height: '100%',
                  maxWidth: '100%',
                  objectFit: 'contain',
                  border: `1px solid ${color('line')}`,
                  borderRadius: radius.control,
                }}
              />
            ) : (
              <Skeleton height="100%" />
            )}
          </div>
        )}
        <Checkbox
          label="무게도 보여 주기"
          checked={weights}
          onChange={event => setWeights(event.target.checked)}
        />
      </div>
    </Modal>
  );
}

/** An object URL for a picture, for as long as it is shown. */
function useAddress(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return address;
}
