import { Resvg } from '@resvg/resvg-js';
import { parentPort } from 'node:worker_threads';
import { answerTo } from '../workers/question-thread.js';

export interface PictureQuestion {
  svg: string;
  /** Fonts for all text: the machine's own fonts are never used. */
  fontFiles: string[];
}

parentPort?.on('message', ({ id, svg, fontFiles }: PictureQuestion & { id: number }) => {
  parentPort?.postMessage(
    answerTo(id, () =>
      new Resvg(svg, {
        font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Pretendard' },
      })
        .render()
        .asPng(),
    ),
  );
});
