import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { color, space, text } from '../../shared/theme/theme';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Whether the user has typed or chosen something on this page. */
function useEntered(): boolean {
  const { pathname } = useLocation();
  const [enteredAt, setEnteredAt] = useState<string | null>(null);
  useEffect(() => {
    const note = () => setEnteredAt(pathname);
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [pathname]);
  return enteredAt === pathname;
}

/** A line under the navigation bar while the device is offline. */
export function OfflineNotice() {
  const entered = useEntered();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p
          css={[
            text.small,
            {
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              gap: space(2),
              padding: space(2, 4),
              background: color('caution-tint'),
              color: color('caution-text'),
              fontWeight: 600,
              textWrap: 'balance',
            },
          ]}
        >
          <WifiOff aria-hidden size={16} />
          인터넷에 연결되어 있지 않아요.{entered && ' 입력한 내용은 그대로 있어요.'}
        </p>
      )}
    </div>
  );
}
