const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** So often a file that is there may fail to load before the browser itself is taken to remember an old failure. */
const FAILURES_OF_SERVED_FILE = 3;

const RELOADED_STORAGE_KEY = 'routineup.reloaded-builds';
/** Names the build this code is of: its files carry a hash of what is in them and in what they load. */
const BUILD = import.meta.url;

interface UntilLoadedOptions {
  /** Ends the attempts once nobody waits for them. */
  signal?: AbortSignal;
  /** Called after each attempt that failed. */
  onFailure?: () => void;
}

/** `gone`: a new deployment removed the file. `served`: the file is there. `away`: no answer, or a fault. */
type FileAvailability = 'gone' | 'served' | 'away';

async function whereaboutsOf(url: string): Promise<FileAvailability> {
  try {
    const { ok, status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    if (status === 404) return 'gone';
    return ok ? 'served' : 'away';
  } catch {
    return 'away';
  }
}

/** Whether the file whose import failed is still served. Where the browser does not name it, or it is there, the build's own file is asked for. */
async function whereaboutsAfter(error: unknown): Promise<FileAvailability> {
  const named = error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
  const answer = named ? await whereaboutsOf(named) : 'served';
  return answer === 'served' ? whereaboutsOf(BUILD) : answer;
}

/** Once for each build, so that a faulty deployment never makes a page reload for ever. */
function reloadOnce(): void {
  try {
    const builds = (sessionStorage.getItem(RELOADED_STORAGE_KEY) ?? '').split(' ');
    if (builds.includes(BUILD)) return;
    sessionStorage.setItem(RELOADED_STORAGE_KEY, [...builds, BUILD].join(' ').trim());
  } catch {
    // Without storage there is no reload, as it could not be counted: the page keeps its button.
    return;
  }
  window.location.reload();
}

/** Waits that many ms, or until the network is back or `signal` is aborted. Resolves to whether the network is back. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise(resolve => {
    const end = (online: boolean) => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      signal?.removeEventListener('abort', onAbort);
      resolve(online);
    };
    const onOnline = () => end(true);
    const onAbort = () => end(false);
    const timer = setTimeout(end, ms, false);
    window.addEventListener('online', onOnline);
    signal?.addEventListener('abort', onAbort);
  });
}

/**
 * Loads a chunk however often it takes: again after half a second, then ever more rarely, and at once when the network is
 * back. A chunk that a new deployment has removed comes with a reload of the page; so does one that the server has but
 * the browser will not ask for again after a failure, as some older ones do.
 * @throws the reason of `signal` once that is aborted; outside of a browser the first failure
 */
export async function untilLoaded<Part>(
  load: () => Promise<Part>,
  { signal, onFailure }: UntilLoadedOptions = {},
): Promise<Part> {
  let wait = FIRST_WAIT_MS;
  let served = 0;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // A server that renders sends the plain document instead of waiting.
      if (typeof window === 'undefined') throw error;
      onFailure?.();
      const whereabouts = await whereaboutsAfter(error);
      signal?.throwIfAborted();
      if (whereabouts === 'served') served++;
      // A defect in the file itself looks the same as a remembered failure: it may not stay unseen.
      if (served === FAILURES_OF_SERVED_FILE) console.error(error);
      if (whereabouts === 'gone' || served >= FAILURES_OF_SERVED_FILE) reloadOnce();
    }
    const online = await pause(wait, signal);
    signal?.throwIfAborted();
    wait = online ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}
