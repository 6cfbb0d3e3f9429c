import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { latePart } from '../../../shared/lib/late-part';
import { Button } from '../../../shared/ui/button';
import type { Pictured } from '../api/training.api';

/** Loaded only for members who share. */
const SharePicture = latePart(async () => (await import('./share-picture')).SharePicture);

export function ShareButton({ of }: { of: Pictured }) {
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        fullWidth
        icon={<Share2 aria-hidden size={18} />}
        onClick={() => setSharing(true)}
      >
        그림으로 공유하기
      </Button>
      {sharing && <SharePicture of={of} onClose={() => setSharing(false)} />}
    </>
  );
}
