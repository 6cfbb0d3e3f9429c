import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
// Imported with the menu, not lazily: it matters most when nothing more can load.
import { UnsentSheet } from '../../features/training/components/unsent-sheet';
import type { DeviceLog } from '../../features/training/store/device-log';
import { existingLog } from '../../features/training/store/existing-log';
import { countText, requestsIn } from '../../shared/changes/change-status';
import { waitingChanges } from '../../shared/changes/waiting-changes';
import { logout } from '../../shared/api/logout';
import { useSession } from '../../shared/session/session.store';
import { showToast } from '../../shared/ui/toast.store';

interface Unsent {
  /** Whose it is: another tab may log somebody else in meanwhile. */
  loginKey: string | undefined;
  device: DeviceLog | null;
  /** What waits besides the log, in words. */
  changes: string;
}

/** Logs out to the home page; asks first while some of this member's data has not reached the server. */
export function useLogout(): { logOut: () => Promise<void>; question: ReactNode } {
  const navigate = useNavigate();
  const loginKey = useSession()?.loginKey;
  const [asked, setUnsent] = useState<Unsent | null>(null);
  const unsent = asked?.loginKey === loginKey ? asked : null;
  const leave = async (keepUnsent: boolean) => {
    setUnsent(null);
    const keepLog = keepUnsent && ((await unsent?.device?.log.hasUnsent()) ?? false);
    if (keepLog) await unsent?.device?.log.forgetSent();
    const leaving = logout({ keepLog, keepChanges: keepUnsent && (await waitingChanges()).length > 0 });
    // From here on `/` is the landing page.
    await navigate('/');
    await leaving;
    showToast({ message: '로그아웃했어요.' });
  };
  const logOut = async () => {
    const [device, changes] = await Promise.all([existingLog(), waitingChanges()]);
    if (changes.length > 0 || (await device?.log.hasUnsent()))
      setUnsent({ loginKey, device, changes: countText(changes.length, requestsIn(changes)) });
    else await leave(false);
  };
  return {
    logOut,
    question: unsent && (
      <UnsentSheet
        device={unsent.device}
        changes={unsent.changes}
        onLeave={keepUnsent => void leave(keepUnsent)}
        onClose={() => setUnsent(null)}
      />
    ),
  };
}
