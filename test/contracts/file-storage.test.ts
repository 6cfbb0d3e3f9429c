import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FileStorage, isStorageKey } from '../../src/infrastructure/storage/file-storage.js';
import { FolderFileStorage } from '../../src/infrastructure/storage/folder-file-storage.js';
import { S3FileStorage } from '../../src/infrastructure/storage/s3-file-storage.js';

/** The few calls of the S3 protocol that the adapter uses, over real HTTP. */
function startObjectStore(): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = request.url!.split('?')[0]!;
    const key = path.replace(/^\/bucket\/?/, '');
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (request.method === 'HEAD') {
      response.writeHead(path.startsWith('/bucket') ? 200 : 404).end();
    } else {
      const bytes = objects.get(key);
      if (bytes) response.end(bytes);
      else {
        response.writeHead(404, { 'content-type': 'application/xml' });
        response.end('<Error><Code>NoSuchKey</Code></Error>');
      }
    }
  });
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const adapters: [string, () => Promise<{ storage: FileStorage; end: () => void }>][] = [
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
      const server = await startObjectStore();
      const storage = await S3FileStorage.connect({
        bucket: 'bucket',
        region: 'us-east-1',
        endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      });
      return { storage, end: () => server.close() };
    },
  ],
];

describe.each(adapters)('file storage in %s', (_, start) => {
  let storage: FileStorage;
  let end: () => void;
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

describe('a storage key', () => {
  it.each(['workouts/3f2a-b.webp', 'a/b/c.svg'])('may be %s', key => expect(isStorageKey(key)).toBe(true));
  it.each(['../secret.webp', '/etc/passwd', 'a//b.webp', 'a/.webp', 'a.exe', 'A.webp', 'a/..%2f.webp', ''])(
    'may not be %j',
    key => expect(isStorageKey(key)).toBe(false),
  );
});
