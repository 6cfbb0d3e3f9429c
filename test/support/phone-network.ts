import type { Page } from 'playwright-core';
import { startLiveApp } from './live-app.js';
import { Phone } from './phone.js';
import { TcpProxy } from './tcp-proxy.js';
import type { TestApp } from './test-app.js';

export interface PhoneNetwork {
  readonly t: TestApp;
  /** The address at which phones open the application. */
  readonly url: string;
  /** No byte reaches the server any more, and the page knows that it is offline, as on a phone without a signal. */
  readonly off: (page: Page) => Promise<void>;
  readonly on: (page?: Page) => Promise<void>;
  /** Delays every byte by `ms`. 0 ends it. */
  readonly delay: (ms: number) => void;
  /** No byte passes and the page does not know, as with a bad signal; `on` ends it. */
  readonly stall: () => void;
  /** Answers begin and never end, and the page does not know; `on` ends it. */
  readonly stallAfterHeads: () => void;
  /** Answers end in the middle, and the page does not know; `on` ends it. */
  readonly cutBodies: () => void;
  /** A network in between answers everything with a page of its own, or leads to one elsewhere; `on` ends it. */
  readonly answerItself: (elsewhere?: boolean) => void;
  /** A phone for this test file, removed after its last test. */
  readonly phone: () => Phone;
}

/** The application and its phones, for the tests of this file; call it while tests are declared. */
export function phoneNetwork(options: Parameters<typeof startLiveApp>[0] = {}): PhoneNetwork {
  let live: Awaited<ReturnType<typeof startLiveApp>>;
  let proxy: TcpProxy;
  const phones: Phone[] = [];

  beforeAll(async () => {
    live = await startLiveApp(options);
    proxy = await TcpProxy.start({ host: '127.0.0.1', port: Number(new URL(live.url).port) });
  });
  // A test that failed without a network fails alone.
  afterEach(() => proxy.pass());
  afterAll(async () => {
    for (const phone of phones) await phone.remove();
    await proxy.close();
    await live.t.close();
  });
  return {
    get t() {
      return live.t;
    },
    get url() {
      return `http://127.0.0.1:${proxy.port}`;
    },
    off: async page => {
      await proxy.refuse();
      await page.context().setOffline(true);
    },
    on: async page => {
      await proxy.pass();
      await page?.context().setOffline(false);
    },
    delay: ms => proxy.delay(ms),
    stall: () => proxy.stall(),
    stallAfterHeads: () => proxy.stallAfterHeads(),
    cutBodies: () => proxy.cutBodies(),
    answerItself: elsewhere => proxy.answerItself(elsewhere),
    phone: () => {
      const phone = new Phone();
      phones.push(phone);
      return phone;
    },
  };
}
