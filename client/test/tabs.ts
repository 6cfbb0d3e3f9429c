import { jest } from '@jest/globals';

type Listener = (event: { data: unknown }) => void;

/** jsdom has none: channels with one name, as between tabs of one browser. */
class TabChannel {
  static readonly open: TabChannel[] = [];
  private readonly listeners: Listener[] = [];
  constructor(readonly name: string) {
    TabChannel.open.push(this);
  }
  addEventListener(_: 'message', listener: Listener): void {
    this.listeners.push(listener);
  }
  postMessage(data: unknown): void {
    const copy: unknown = structuredClone(data);
    for (const other of TabChannel.open) {
      if (other !== this && other.name === this.name) other.listeners.forEach(hear => hear({ data: copy }));
    }
  }
  close(): void {
    TabChannel.open.splice(TabChannel.open.indexOf(this), 1);
  }
}

/** A second copy of the client's modules, as in another tab, with its own session storage. */
export async function openTab<T>(load: () => Promise<T>): Promise<T> {
  let tab: T | undefined;
  jest.resetModules();
  await jest.isolateModulesAsync(async () => {
    tab = await load();
  });
  return tab!;
}

/** Gives every test of this file channels between its tabs. */
export function tabsOfOneBrowser(): void {
  beforeEach(() => {
    TabChannel.open.length = 0;
    Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: TabChannel });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
}
