/** An answer of the API by the key of the query it answers. */
export interface EmbeddedAnswer {
  key: readonly unknown[];
  data: unknown;
}

export const EMBEDDED_ANSWERS_ID = 'answers';

/** As a data block, which the content security policy lets through because nothing runs it. */
export function embedAnswers(answers: readonly EmbeddedAnswer[]): string {
  // `<` could end the element or open a comment.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${EMBEDDED_ANSWERS_ID}">${json}</script>`;
}

/** What the document brought along, once. */
export function takeEmbeddedAnswers(): readonly EmbeddedAnswer[] {
  if (typeof document === 'undefined') return [];
  const block = document.getElementById(EMBEDDED_ANSWERS_ID);
  block?.remove();
  return block?.textContent ? (JSON.parse(block.textContent) as EmbeddedAnswer[]) : [];
}
