import { Resvg } from '@resvg/resvg-js';
import { parentPort } from 'node:worker_threads';
import { answerTo } from '../workers/question-thread.js';

export interface PictureQuestion {
  svg: string;
  /** Of all letters: the machine's own are nobody's business. */
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
