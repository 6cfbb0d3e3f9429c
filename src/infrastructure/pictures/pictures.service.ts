import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../common/errors/app-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { QuestionThread } from '../workers/question-thread.js';
import { startThread } from '../workers/start-thread.js';
import { flattened } from './flattened-drawing.js';
import type { PictureQuestion } from './picture-thread.worker.js';

/** Some 30 kB each. */
const KEPT = 300;
/** Most pictures queued for the thread; more than that exceeds what it can draw. */
const MOST_WAITING = 50;
const WEIGHTS = ['Regular', 'Bold'];

/** Draws pictures in a separate thread and caches recent ones. */
@Injectable()
export class Pictures implements OnModuleDestroy {
  private readonly thread = new QuestionThread(() => startThread('./picture-thread.worker', import.meta.url));
  private readonly kept = new LRUCache<string, Buffer>({ max: KEPT });
  private waiting = 0;

  /** Fonts that the client's build puts next to its renderer, else the installed ones. */
  private readonly letters: readonly string[];

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.letters = [
      join(this.folder('render'), 'letters'),
      join(config.projectRoot, 'node_modules/pretendard/dist/public/static'),
    ];
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.end();
  }

  /** @throws SERVICE_UNAVAILABLE_EXCEPTION without fonts, or when too many requests wait */
  async png(svg: string): Promise<Buffer> {
    const digest = createHash('sha256').update(svg).digest('base64');
    const known = this.kept.get(digest);
    if (known) return known;
    const letters = this.letters.find(folder => existsSync(folder));
    if (letters === undefined || this.waiting >= MOST_WAITING) {
      throw new AppError('SERVICE_UNAVAILABLE_EXCEPTION');
    }
    this.waiting++;
    try {
      const fontFiles = WEIGHTS.map(weight => join(letters, `Pretendard-${weight}.otf`));
      const question: PictureQuestion = { svg, fontFiles };
      const png = Buffer.from((await this.thread.ask(question)) as Uint8Array);
      this.kept.set(digest, png);
      return png;
    } finally {
      this.waiting--;
    }
  }

  /** One of the client's own drawings, for use in a picture; null for any other. @param path as the API names it */
  async drawing(path: string): Promise<string | null> {
    if (!/^\/figures\/[a-z0-9/-]+\.svg$/.test(path)) return null;
    const file = join(this.folder('client'), path);
    return existsSync(file) ? flattened(await readFile(file, 'utf8')) : null;
  }

  private folder(name: 'client' | 'render'): string {
    return join(this.config.projectRoot, 'dist', name);
  }
}
