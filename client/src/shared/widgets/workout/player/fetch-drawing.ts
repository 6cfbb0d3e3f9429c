import { parseSvg } from '../../../lib/trusted-types';

/** One of our own drawings, parsed. @throws where it is missing or not a drawing */
export async function fetchDrawing(src: string, signal: AbortSignal): Promise<Element> {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
  const drawing = parseSvg(await answer.text());
  if (drawing.tagName !== 'svg') throw new Error(`${src} is no drawing`);
  return drawing;
}
