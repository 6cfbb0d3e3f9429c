import { short } from './geometry.js';

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The outer element every picture of this project shares: transparent, titled, styled inside. */
export function svgDocument(
  width: number,
  height: number,
  title: string,
  style: string,
  content: string,
  attributes = '',
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" role="img"${attributes}>` +
    `<title>${escapeXml(title)}</title><style>${style}</style>${content}</svg>`
  );
}
