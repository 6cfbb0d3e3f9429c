import S3rver from '@20minutes/s3rver';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FileStorage, isStorageKey } from '../../src/infrastructure/storage/file-storage.js';
import { FolderFileStorage } from '../../src/infrastructure/storage/folder-file-storage.js';
import { S3FileStorage } from '../../src/infrastructure/storage/s3-file-storage.js';
import { toAppError } from '../../src/common/errors/to-app-error.js';
import { eventually } from '../support/eventually.js';
import { TcpProxy } from '../support/tcp-proxy.js';

/** A real S3 server behind a proxy that simulates server faults. */
async function startObjectStore() {
  const directory = mkdtempSync(join(tmpdir(), 'routineup-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // The server signs bucket paths without the slash that the SDK sends.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'bucket', configs: [] }],
  });
  const { port } = await server.run();
  const proxy = await TcpProxy.start({ host: '127.0.0.1', port });
  const connectTo = (bucket: string) =>
    S3FileStorage.connect({
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${proxy.port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    });
  const end = async () => {
    await proxy.close();
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { proxy, connectTo, end };
}

const adapters: [string, () => Promise<{ storage: FileStorage; end: () => unknown }>][] = [
  [
    'a folder',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'routineup-storage-'));
      return {
        storage: new FolderFileStorage(folder),
        end: () => rmSync(folder, { recursive: true, force: true }),
      };
    },
  ],
  [
    'an S3-compatible store',
    async () => {
      const { connectTo, end } = await startObjectStore();
      return { storage: await connectTo('bucket'), end };
    },
  ],
];

describe.each(adapters)('file storage in %s', (_, start) => {
  let storage: FileStorage;
  let end: () => unknown;
  beforeAll(async () => {
    ({ storage, end } = await start());
  });
  afterAll(() => end());

  it('is ready', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('gives back what was put, with type and size', async () => {
    await storage.put('workouts/a-1.webp', Buffer.from('picture'));
    const file = await storage.get('workouts/a-1.webp');
    expect(file).toMatchObject({ contentType: 'image/webp', size: 7 });
    expect((await buffer(file!.stream)).toString()).toBe('picture');
  });

  it('replaces a file', async () => {
    await storage.put('workouts/b.webp', Buffer.from('old'));
    await storage.put('workouts/b.webp', Buffer.from('newer'));
    expect((await buffer((await storage.get('workouts/b.webp'))!.stream)).toString()).toBe('newer');
  });

  it('answers null for a key that does not exist, and removes one twice', async () => {
    expect(await storage.get('workouts/none.webp')).toBeNull();
    await storage.put('workouts/c.webp', Buffer.from('x'));
    await storage.remove('workouts/c.webp');
    await storage.remove('workouts/c.webp');
    expect(await storage.get('workouts/c.webp')).toBeNull();
  });
});

describe('an object store on a bad day', () => {
  let store: Awaited<ReturnType<typeof startObjectStore>>;
  let storage: FileStorage;
  beforeAll(async () => {
    store = await startObjectStore();
    storage = await store.connectTo('bucket');
    await storage.put('workouts/there.webp', Buffer.alloc(3_000_000, 'x'));
  });
  afterEach(() => store.proxy.pass());
  afterAll(() => store.end());

  const calls: [string, () => Promise<unknown>, number][] = [
    ['put', () => storage.put('workouts/new.webp', Buffer.from('x')), 11_000],
    ['get', () => storage.get('workouts/there.webp'), 6_000],
    ['remove', () => storage.remove('workouts/new.webp'), 6_000],
    ['check', () => storage.check(), 2_000],
  ];
  const failure = (call: () => Promise<unknown>) =>
    call().then(
      () => undefined,
      (error: unknown) => toAppError(error).code,
    );

  it.each(calls)('%s says that it is out of reach when nobody answers, in time', async (_, call, most) => {
    store.proxy.stall();
    const began = performance.now();
    expect(await failure(call)).toBe('SERVICE_UNAVAILABLE_EXCEPTION');
    expect(performance.now() - began).toBeLessThan(most);
    await store.proxy.pass();
    await eventually(async () => expect(await failure(call)).toBeUndefined());
  });

  it.each(calls)('%s says so at once when connections are refused', async (_, call) => {
    await store.proxy.refuse();
    const began = performance.now();
    expect(await failure(call)).toBe('SERVICE_UNAVAILABLE_EXCEPTION');
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  it('a picture that stops coming ends with an error', async () => {
    const file = await storage.get('workouts/there.webp');
    store.proxy.stall();
    const began = performance.now();
    await expect(buffer(file!.stream)).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(7_000);
  });

  it('a bucket that is not there is no store', async () => {
    const missing = await store.connectTo('missing');
    await expect(missing.check()).rejects.toThrow();
    await expect(missing.put('workouts/a.webp', Buffer.from('x'))).rejects.toThrow();
  });
});

describe('a storage key', () => {
  it.each(['workouts/3f2a-b.webp', 'a/b/c.svg'])('may be %s', key => expect(isStorageKey(key)).toBe(true));
  it.each(['../secret.webp', '/etc/passwd', 'a//b.webp', 'a/.webp', 'a.exe', 'A.webp', 'a/..%2f.webp', ''])(
    'may not be %j',
    key => expect(isStorageKey(key)).toBe(false),
  );
});
