/** Whether the browser refused to store something because this device, or its share of it, is full. */
export const isDeviceFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
