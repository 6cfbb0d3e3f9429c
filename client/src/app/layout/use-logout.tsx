import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
// With the menu, not later: it is needed most where nothing can be loaded any more.
import { UnsentSheet } from '../../features/training/components/unsent-sheet';
import type { DeviceLog } from '../../features/training/store/device-log';
import { existingLog } from '../../features/training/store/existing-log';
import { logout } from '../../shared/session/logout';
import { showToast } from '../../shared/ui/toast.store';

/** Logging out to the home page; asks first while sets of this member have not reached the server. */
export function useLogout(): { logOut: () => Promise<void>; question: ReactNode } {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<DeviceLog | null>(null);
  const leave = async () => {
    setUnsent(null);
    await navigate('/');
    await logout();
    showToast({ message: '로그아웃했어요.' });
  };
  const logOut = async () => {
    const device = await existingLog();
    if (device && (await device.log.waiting()).rows > 0) setUnsent(device);
    else await leave();
  };
  return {
    logOut,
    question: unsent && (
      <UnsentSheet device={unsent} onLeave={() => void leave()} onClose={() => setUnsent(null)} />
    ),
  };
}
