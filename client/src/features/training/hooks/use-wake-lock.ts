import { useEffect } from 'react';

/** Keeps the screen on while the page is open; the browser releases the lock when the page is hidden, so it is requested again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const take = async () => {
      if (left || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (left) await lock.release();
      } catch {
        // Refused (low battery, policy): the screen turns off as usual.
      }
    };
    const onVisibility = () => void take();
    document.addEventListener('visibilitychange', onVisibility);
    void take();
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release().catch(() => undefined);
    };
  }, []);
}
