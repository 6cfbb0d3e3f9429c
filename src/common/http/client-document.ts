import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const ENCODERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const ENCODINGS = ['br', 'gzip'] as const;

/** A document of the client's build with the picture that a chat shows for it: a chat wants whole addresses, which the build does not know. */
export class ClientDocument {
  private readonly html: Buffer;
  private readonly etag: string;
  /** Compressed when first asked for. */
  private readonly encoded = new Map<string, Promise<Buffer>>();

  /** @param address of the document; none where it stands for many */
  constructor(file: string, origin: string, address?: string) {
    const told = {
      'og:type': 'website',
      'og:site_name': '루틴업',
      ...(address === undefined ? {} : { 'og:url': address }),
      'og:image': `${origin}/og/site/start.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': '오늘 들 무게를 알려 드려요',
    };
    const tags = Object.entries(told).map(
      ([property, content]) => `<meta property="${property}" content="${content}" />`,
    );
    this.html = Buffer.from(readFileSync(file, 'utf8').replace('</head>', () => `${tags.join('')}</head>`));
    this.etag = `W/"${createHash('sha256').update(this.html).digest('base64url')}"`;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('Cache-Control', 'no-cache').header('Vary', 'Accept-Encoding').header('ETag', this.etag);
    if (request.headers['if-none-match']?.includes(this.etag)) return reply.status(304).send();
    reply.type('text/html; charset=utf-8');
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ENCODINGS.find(each => new RegExp(`\\b${each}\\b`).test(accepted));
    if (!encoding) return reply.send(this.html);
    const encoded = this.encoded.get(encoding) ?? ENCODERS[encoding](this.html);
    this.encoded.set(encoding, encoded);
    return reply.header('Content-Encoding', encoding).send(await encoded);
  }
}
