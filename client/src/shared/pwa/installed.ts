/** Safari offers no install button; iPads identify as Macs. */
export const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
