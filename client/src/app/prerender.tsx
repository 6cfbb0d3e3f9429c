import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StaticRouter, matchPath } from 'react-router-dom';
import { App } from './app';
import { embedAnswers } from './embedded-answers';
import { PAGE_PRESENTATIONS } from './page-presentations';
import type { ApiAnswer, ApiRequest } from './page-presentations';
import { PUBLIC_PAGES, PUBLIC_PAGE_NAMES } from './public-pages';
import type { PublicPageName } from './public-pages';

async function render(path: string, answers: QueryClient): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={answers}>
      <StrictMode>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </StrictMode>
    </QueryClientProvider>,
    {
      // React would move large parts behind inline scripts, which the content security policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // Kept and thrown below: nobody could catch an error that is thrown here, and it would end the process.
      onError: error => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  const markup = await text(prelude);
  if (markup.includes('<script')) throw new Error('The rendered page would need an inline script.');
  return markup;
}

/** The landing page's markup with its styles, as a visitor sees it first; the build puts it into landing.html. */
export const renderLanding = (): Promise<string> => render('/', new QueryClient());

export interface RequestedPage {
  /** The template it goes into: `<name>.html` beside this module. */
  name: PublicPageName;
  /** What its first screen shows. */
  request: ApiRequest;
  /**
   * The whole document, or null where the answer leaves nothing to show.
   * @param origin what the canonical address begins with
   */
  render: (template: string, origin: string, answer: ApiAnswer) => Promise<string | null>;
}

const escape = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The numbers in a path of this route, in its order; null for any other path. */
function numbersIn(route: string, path: string): number[] | null {
  const match = matchPath({ path: route, caseSensitive: true }, path);
  if (!match) return null;
  const values = Object.values(match.params);
  return values.every(value => /^[1-9]\d{0,9}$/.test(value ?? '')) ? values.map(Number) : null;
}

/** The public page at this address, else null. */
export function requestedPage(path: string): RequestedPage | null {
  for (const name of PUBLIC_PAGE_NAMES) {
    const numbers = numbersIn(PUBLIC_PAGES[name].path, path);
    if (!numbers) continue;
    const { request, present } = PAGE_PRESENTATIONS[name];
    return {
      name,
      request: request(numbers),
      render: async (template, origin, answer) => {
        const presentation = present(numbers, answer);
        if (!presentation) return null;
        const { key, data, title, description, canonical, picture } = presentation;
        const answers = new QueryClient();
        answers.setQueryData(key, data);
        const markup = await render(path, answers);
        const head = [
          `<title>${escape(title)} - 루틴업</title>`,
          `<meta name="description" content="${escape(description)}" />`,
          `<link rel="canonical" href="${escape(origin + canonical)}" />`,
          ...(picture
            ? [`<link rel="preload" href="${escape(picture)}" as="image" fetchpriority="high" />`]
            : []),
        ];
        return template
          .replace('<!--head-->', () => head.join('\n    '))
          .replace('<!--page-->', () => markup)
          .replace('<!--answers-->', () => embedAnswers([{ key, data }]));
      },
    };
  }
  return null;
}
