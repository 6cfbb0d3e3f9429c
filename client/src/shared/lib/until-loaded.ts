const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
/** After this many failures of an existing file, the browser is assumed to have cached an old failure. */
const FAILURES_OF_SERVED_FILE = 3;

const RELOADED_STORAGE_KEY = 'routineup.reloaded-builds';
/** Identifies this code's build: its file names carry a hash of their content and of their imports' content. */
const BUILD = import.meta.url;

interface UntilLoadedOptions {
  /** Ends the attempts once nobody waits for them. */
  signal?: AbortSignal;
  /** Called after each failed attempt. */
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

/** Whether the file whose import failed is still served. If the browser does not name it, or it exists, the build's own file is checked. */
async function whereaboutsAfter(error: unknown): Promise<FileAvailability> {
  const named = error instanceof Error ? /https?:\/\/\S+\.js/.exec(error.message)?.[0] : undefined;
  const answer = named ? await whereaboutsOf(named) : 'served';
  return answer === 'served' ? whereaboutsOf(BUILD) : answer;
}

/** Once per build, so that a faulty deployment never reloads a page forever. */
function reloadOnce(): void {
  try {
    const builds = (sessionStorage.getItem(RELOADED_STORAGE_KEY) ?? '').split(' ');
    if (builds.includes(BUILD)) return;
    sessionStorage.setItem(RELOADED_STORAGE_KEY, [...builds, BUILD].join(' ').trim());
  } catch {
    // Without storage reloads cannot be counted, so there is none: the page keeps its button.
    return;
  }
  window.location.reload();
}

/** Waits for the given ms, or until the network is back or `signal` aborts. Resolves to whether the network is back. */
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
 * Loads a chunk with unlimited retries: after half a second, then with growing pauses, and at once when the network is
 * back. Reloads the page for a chunk that a new deployment removed, and for one that exists but
 * that the browser will not request again after a failure, as some older ones do.
 * @throws the reason of `signal` once that aborts; outside of a browser the first failure
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
      // A rendering server sends the plain document instead of waiting.
      if (typeof window === 'undefined') throw error;
      onFailure?.();
      const whereabouts = await whereaboutsAfter(error);
      signal?.throwIfAborted();
      if (whereabouts === 'served') served++;
      // An error in the file itself looks the same as a cached failure: it must not stay unseen.
      if (served === FAILURES_OF_SERVED_FILE) console.error(error);
      if (whereabouts === 'gone' || served >= FAILURES_OF_SERVED_FILE) reloadOnce();
    }
    const online = await pause(wait, signal);
    signal?.throwIfAborted();
    wait = online ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}
