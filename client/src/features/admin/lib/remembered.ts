import { deviceStorage } from '../../../shared/lib/safe-storage';

/** What this browser keeps of the console; null where it keeps nothing, or what cannot be read. */
export function remembered(key: string): unknown {
  try {
    return JSON.parse(deviceStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export const remember = (key: string, value: unknown): void =>
  deviceStorage.setItem(key, JSON.stringify(value));
