import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { existingLog } from '../../features/training/store/existing-log';
import { forgetOthers } from '../../features/training/store/forget-others';
import { useSession } from '../../shared/session/session.store';
import { color, space, text } from '../../shared/theme/theme';
import { Button } from '../../shared/ui/button';
import { useNewerVersion } from './worker-registration';

const hasOpenSession = async (): Promise<boolean> =>
  ((await (await existingLog())?.log.openSessions()) ?? []).length > 0;

/** Whether a workout is open on this device; true until known, and while `asked` is false. */
function useOpenSession(asked: boolean): boolean {
  const [open, setOpen] = useState(true);
  const loginKey = useSession()?.loginKey;
  // Reads again after a page that created the log.
  const { pathname } = useLocation();
  useEffect(() => {
    let current = true;
    let leave: (() => void) | undefined;
    const read = async () => {
      const found = await hasOpenSession();
      if (current) setOpen(found);
    };
    // Opens an existing log on every page, so that its pending writes are sent.
    void existingLog().then(device => {
      if (!current || !asked) return;
      leave = device?.log.subscribe(() => void read());
      void read();
    });
    return () => {
      current = false;
      leave?.();
    };
  }, [asked, loginKey, pathname]);
  return open;
}

/** Keeps this device's copy complete for the current member and free of earlier members' data. */
function useLocalCopy(): void {
  const loginKey = useSession()?.loginKey;
  useEffect(() => {
    // A failure is retried at the next login.
    forgetOthers().catch(() => undefined);
    let leave: (() => void) | null = null;
    let current = true;
    Promise.all([import('../local-copy/fill-copy'), import('../local-copy/page-pictures')]).then(
      ([{ keepCopyFilled }, { keepPictures }]) => {
        if (!current) return;
        const leaves = [keepCopyFilled(), keepPictures()];
        leave = () => leaves.forEach(end => end());
      },
      () => undefined,
    );
    return () => {
      current = false;
      leave?.();
    };
  }, [loginKey]);
}

/** A line under the navigation bar once a newer version is ready. It waits until no workout is open. */
export function UpdateNotice() {
  const change = useNewerVersion();
  useLocalCopy();
  const open = useOpenSession(change !== null);
  const [changing, setChanging] = useState(false);
  const reload = async () => {
    setChanging(true);
    // Another tab may have started one meanwhile.
    if (change && !(await hasOpenSession())) await change();
    setChanging(false);
  };
  return (
    <div role="status">
      {change && !open && (
        <p
          css={[
            text.small,
            {
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              gap: space(3),
              padding: space(1, 4),
              background: color('brand-tint'),
              color: color('brand-text'),
              fontWeight: 600,
            },
          ]}
        >
          새 버전이 있어요
          <Button
            size="small"
            variant="ghost"
            loading={changing}
            icon={<RefreshCw aria-hidden size={16} />}
            onClick={() => void reload()}
          >
            새로고침
          </Button>
        </p>
      )}
    </div>
  );
}
