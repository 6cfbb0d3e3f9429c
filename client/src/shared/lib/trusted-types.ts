/** The part of Trusted Types used here: TypeScript's library lacks them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): { createHTML(text: string): string; createScriptURL(url: string): string };
}

const SERVICE_WORKER = '/sw.js';

const rules = {
  /** A drawing is parsed separately and cloned element by element; it never enters the page as text. */
  createHTML: (text: string) => text,
  createScriptURL(url: string) {
    if (url !== SERVICE_WORKER) throw new TypeError(`${url} is no script of the product`);
    return url;
  },
};

/**
 * The one place where a string becomes markup or a script's address: the content security policy blocks all others (in browsers with
 * Trusted Types; elsewhere the strings are used unchanged).
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('routineup', rules) ?? rules;

export const serviceWorkerUrl = (): string => policy.createScriptURL(SERVICE_WORKER);

/** Throws what `DOMParser` throws. A text that is not XML becomes a document that says so. */
export function parseSvg(text: string): Element {
  return new DOMParser().parseFromString(policy.createHTML(text), 'image/svg+xml').documentElement;
}
