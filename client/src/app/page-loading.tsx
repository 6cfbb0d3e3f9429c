import { useEffect, useState } from 'react';
import { Spinner } from '../shared/ui/spinner';

/** Chunks usually arrive sooner than this, so no spinner flashes for them. */
const SHOW_AFTER_MS = 250;

/** Shown while a page's chunk is loading. */
export function PageLoading() {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div css={{ display: 'grid', placeItems: 'center', minHeight: '80dvh' }}>
      {visible && <Spinner size={32} label="화면을 불러오고 있어요" />}
    </div>
  );
}
