/** The part of Trusted Types that is used here: TypeScript's library does not know them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): { createHTML(text: string): string; createScriptURL(url: string): string };
}

const SERVICE_WORKER = '/sw.js';

const rules = {
  /** A drawing is parsed on its own and cloned by what it is made of; it never becomes a part of the page as text. */
  createHTML: (text: string) => text,
  createScriptURL(url: string) {
    if (url !== SERVICE_WORKER) throw new TypeError(`${url} is no script of the product`);
    return url;
  },
};

/**
 * The one place where a string becomes markup or the address of a script: the content security policy refuses all others (in browsers that
 * know Trusted Types; elsewhere the strings are used as they are).
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('routineup', rules) ?? rules;

export const serviceWorkerUrl = (): string => policy.createScriptURL(SERVICE_WORKER);

/** Throws what `DOMParser` throws. A text that is no XML becomes a document that says so. */
export function parseSvg(text: string): Element {
  return new DOMParser().parseFromString(policy.createHTML(text), 'image/svg+xml').documentElement;
}
