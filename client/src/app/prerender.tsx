import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { embedAnswers } from './embedded-answers';
import { RENDERED_PAGES } from './rendered-pages';
import type { ApiAnswer, ApiRequest } from './rendered-pages';

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
      // Thrown from here, once something had to be waited for, nobody could catch it: it would end the process.
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
  name: string;
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

/** The page at this address, for those whose first screen is the same for everybody; else null. */
export function requestedPage(path: string): RequestedPage | null {
  for (const { name, pattern, request, present } of RENDERED_PAGES) {
    const parameters = pattern.exec(path)?.slice(1).map(Number);
    if (!parameters) continue;
    return {
      name,
      request: request(parameters),
      render: async (template, origin, answer) => {
        const presentation = present(parameters, answer);
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
