import { useCallback, useEffect, useRef, useState } from 'react';
import type { Sending } from '../session/send-upload';

/** The latest upload's progress, and a way to cancel it; leaving the screen cancels it, too. */
export function useSending() {
  const [share, setShare] = useState(0);
  const current = useRef<AbortController>(null);
  const cancel = useCallback(() => current.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  /** Runs one upload. @returns null when cancelled */
  const run = useCallback(async <T>(upload: (sending: Sending) => Promise<T>): Promise<T | null> => {
    const controller = new AbortController();
    current.current = controller;
    setShare(0);
    try {
      return await upload({ onSent: setShare, signal: controller.signal });
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    }
  }, []);
  return { share, run, cancel };
}
