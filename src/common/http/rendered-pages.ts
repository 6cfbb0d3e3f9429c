import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Logger } from 'pino';

/** The module in the `render` folder of the client's build (client/src/app/prerender.tsx). */
interface Renderer {
  requestedPage(path: string): RequestedPage | null;
}

interface RequestedPage {
  name: string;
  request: { method: 'GET' | 'POST'; url: string; body?: object };
  render(
    template: string,
    origin: string,
    answer: { data: unknown; headers: Record<string, string> },
  ): Promise<string | null>;
}

interface CachedPage {
  /** Digest of the API response behind the page; a different response causes a new render. */
  digest: string;
  brotli: Buffer;
}

/** Some 12 kB each: roughly the number of lists and details. */
const KEPT = 500;
/** Concurrent renders. Nobody waits for a slot: the plain document, which the client fills in, works as well. */
const AT_ONCE = 2;

const NOTHING: Renderer = { requestedPage: () => null };

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * Pages whose first screen is the same for everybody (searches, details) are sent with their content, so that people and search engines can read
 * them before the client's script arrives. The content comes from the API itself, and counts towards the visitor's rate limit.
 */
export class RenderedPages {
  private readonly kept = new LRUCache<string, CachedPage>({ max: KEPT });
  private underWay = 0;
  private renderer: Promise<Renderer> | undefined;

  constructor(
    private readonly server: FastifyInstance,
    private readonly logger: Logger,
    private readonly folder: string,
    private readonly origin: string,
    /** The plain document. */
    private readonly plain: string,
  ) {}

  /**
   * Sends the page, and for content that does not exist (any more) the plain document with 404 and the API's words, for people without the script
   * and for whatever reads only the status. Returns false if there is nothing to render: the plain document then shows the error.
   */
  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    // Loaded with the first page opened, not at process start.
    this.renderer ??= this.load();
    const page = (await this.renderer).requestedPage(path);
    if (!page) return false;
    const rendered = await this.rendered(path, page, request);
    if (!rendered) return false;
    if ('missing' in rendered) {
      reply.status(404).type('text/html; charset=utf-8').header('Cache-Control', 'no-cache');
      void reply.send(missingPage(await readFile(this.plain, 'utf8'), rendered.missing));
      return true;
    }
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding');
    if (/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      void reply.header('Content-Encoding', 'br').send(rendered.brotli);
    } else void reply.send((await decompress(rendered.brotli)).toString());
    return true;
  }

  private async load(): Promise<Renderer> {
    const module = join(this.folder, 'prerender.mjs');
    // Without the client's build there is nothing to render.
    if (!existsSync(module)) return NOTHING;
    try {
      // oxlint-disable-next-line imports/quoted -- the client's build, whose place is known at run time
      return (await import(pathToFileURL(module).href)) as Renderer;
    } catch (error) {
      this.logger.error({ err: error }, 'the renderer of pages could not be loaded');
      return NOTHING;
    }
  }

  private async rendered(
    path: string,
    page: RequestedPage,
    request: FastifyRequest,
  ): Promise<CachedPage | { missing: string } | null> {
    const answer = await this.server.inject({
      ...page.request,
      payload: page.request.body,
      remoteAddress: request.socket.remoteAddress,
      headers: forwarded(request),
    });
    if (answer.statusCode === 404) {
      this.kept.delete(path);
      return { missing: answer.json<{ message: string }>().message };
    }
    if (answer.statusCode !== 200) return null;
    const digest = createHash('sha256')
      .update(`${answer.headers['x-total-count']} ${answer.payload}`)
      .digest('base64');
    const kept = this.kept.get(path);
    if (kept?.digest === digest) return kept;
    if (this.underWay >= AT_ONCE) return null;
    this.underWay++;
    try {
      const template = await readFile(join(this.folder, `${page.name}.html`), 'utf8');
      const html = await page.render(template, this.origin, {
        data: answer.json(),
        headers: Object.fromEntries(
          Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        ),
      });
      if (html === null) return null;
      const rendered = { digest, brotli: await compressed(html) };
      this.kept.set(path, rendered);
      return rendered;
    } catch (error) {
      this.logger.error({ err: error, page: page.name }, 'a page could not be rendered');
      return null;
    } finally {
      this.underWay--;
    }
  }
}

/** @param words a sentence of the error catalogue, which has no markup */
function missingPage(plain: string, words: string): string {
  return plain
    .replace(/\s*<meta\s+(?:name="description"|property="og:(?:title|description)")[^>]*>/g, '')
    .replace(
      /<title>.*?<\/title>/s,
      () =>
        `<title>${words} - 루틴업</title><meta name="robots" content="noindex" /><meta property="og:title" content="${words}" />`,
    )
    .replace(/<noscript>.*?<\/noscript>/s, () => `<noscript>${words}</noscript>`);
}

/** Headers in which proxies name the client: passed on with the call to the API. */
function forwarded(request: FastifyRequest): Record<string, string> {
  const address = request.headers['x-forwarded-for'];
  return address === undefined ? {} : { 'x-forwarded-for': String(address) };
}

function compressed(html: string): Promise<Buffer> {
  return compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
