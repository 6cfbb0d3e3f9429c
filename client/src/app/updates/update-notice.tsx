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

/** Whether a workout is being done on this device; true until that is known, and while nobody asks. */
function useOpenSession(asked: boolean): boolean {
  const [open, setOpen] = useState(true);
  const loginKey = useSession()?.loginKey;
  // Also after a page that made the log.
  const { pathname } = useLocation();
  useEffect(() => {
    let current = true;
    let leave: (() => void) | undefined;
    const read = async () => {
      const found = await hasOpenSession();
      if (current) setOpen(found);
    };
    // Whoever has a log has it opened on every page: that sends what waits in it.
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

/** What this device keeps is all of this member, and nothing of who was here before. */
function useLocalCopy(): void {
  const loginKey = useSession()?.loginKey;
  useEffect(() => {
    // What fails now is tried at the next login.
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

/** A line under the navigation bar once a newer version is ready. It waits until no workout is being done. */
export function UpdateNotice() {
  const change = useNewerVersion();
  useLocalCopy();
  const open = useOpenSession(change !== null);
  const [changing, setChanging] = useState(false);
  const reload = async () => {
    setChanging(true);
    // Another tab may have begun one meanwhile.
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
