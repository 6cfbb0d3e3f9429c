import '@testing-library/jest-dom';
import { format } from 'node:util';
import { runInThisContext } from 'node:vm';
import { afterEach, jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import { queryClient } from '../src/shared/api/query-client';
import { useLoginPromptStore } from '../src/shared/session/login-prompt.store';
import { resetDrafts } from '../src/shared/session/draft-store';
import { useSessionStore } from '../src/shared/session/session.store';
import { useThemeStore } from '../src/shared/theme/theme.store';
import { useToastStore } from '../src/shared/ui/toast.store';

// jsdom has no fetch; Node's own lives outside of the test's context.
const outer = runInThisContext('globalThis') as typeof globalThis;
for (const name of [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
] as const) {
  Object.defineProperty(globalThis, name, { value: outer[name], configurable: true, writable: true });
}

// jsdom's listeners accept only jsdom's signals, and the ones above are Node's.
for (const target of [EventTarget.prototype, window]) {
  const listen = target.addEventListener;
  target.addEventListener = function addEventListener(
    this: EventTarget,
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) {
    const { signal, ...rest } = typeof options === 'object' ? options : { capture: options };
    if (signal?.aborted) return;
    listen.call(this, type, listener, rest);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  };
}

// jsdom has no rendering: these only keep the state that the components read.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Only a failing test waits this long: the first import of a lazy page compiles it, and machines are shared.
configure({ asyncUtilTimeout: 45_000 });

// A call is repeated as often as ever, without the seconds between.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });

// A complaint by React or the browser fails the test that caused it.
const faults: string[] = [];
for (const kind of ['error', 'warn'] as const) {
  console[kind] = (...words: unknown[]) => void faults.push(format(...words));
}

afterEach(() => {
  const found = faults.splice(0);
  cleanup();
  resetDrafts();
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  useThemeStore.setState(useThemeStore.getInitialState(), true);
  useToastStore.setState(useToastStore.getInitialState(), true);
  useLoginPromptStore.setState(useLoginPromptStore.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
  if (found.length > 0) throw new Error(`complaints:\n${found.join('\n')}`);
});
