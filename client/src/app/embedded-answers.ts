/** An API answer with the key of its query. */
export interface EmbeddedAnswer {
  key: readonly unknown[];
  data: unknown;
}

export const EMBEDDED_ANSWERS_ID = 'answers';

/** A data block: nothing runs it, so the content security policy allows it. */
export function embedAnswers(answers: readonly EmbeddedAnswer[]): string {
  // `<` could end the element or open a comment.
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${EMBEDDED_ANSWERS_ID}">${json}</script>`;
}

/** The answers that the document contains; returns them once. */
export function takeEmbeddedAnswers(): readonly EmbeddedAnswer[] {
  if (typeof document === 'undefined') return [];
  const block = document.getElementById(EMBEDDED_ANSWERS_ID);
  block?.remove();
  return block?.textContent ? (JSON.parse(block.textContent) as EmbeddedAnswer[]) : [];
}
