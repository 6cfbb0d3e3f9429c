import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StaticRouter, matchPath } from 'react-router-dom';
import { App } from './app';
import { embedAnswers } from './embedded-answers';
import { PAGE_PRESENTATIONS } from './page-presentations';
import type { ApiAnswer, ApiRequest, Presentation } from './page-presentations';
import { PUBLIC_PAGES, PUBLIC_PAGE_NAMES } from './public-pages';
import type { PublicPageName } from './public-pages';

async function render(path: string, answers: QueryClient, content = <App />): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={answers}>
      <StrictMode>
        <StaticRouter location={path}>{content}</StaticRouter>
      </StrictMode>
    </QueryClientProvider>,
    {
      // React would move large parts behind inline scripts, which the content security policy blocks.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // Collected and thrown below: an error thrown here could not be caught and would end the process.
      onError: error => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  const markup = await text(prelude);
  if (markup.includes('<script')) throw new Error('The rendered page would need an inline script.');
  return markup;
}

/** The landing page's markup with its styles, as a visitor first sees it; the build puts it into landing.html. */
export const renderLanding = (): Promise<string> => render('/', new QueryClient());

/** The dialog that asks visitors to log in; the build puts it into every rendered document. */
export async function renderLoginDialog(): Promise<string> {
  const [{ LoginDialog }, { VisitorExample }] = await Promise.all([
    import('./layout/login-prompt'),
    import('../features/recommendation/components/visitor-example'),
  ]);
  return render('/', new QueryClient(), <LoginDialog next="/recommend" example={<VisitorExample />} />);
}

export interface RequestedPage {
  /** Its template: `<name>.html` beside this module. */
  name: PublicPageName;
  /** The request that its first screen shows. */
  request: ApiRequest;
  /**
   * The whole document, or null where the answer leaves nothing to show.
   * @param origin the start of the canonical address
   */
  render: (template: string, origin: string, answer: ApiAnswer) => Promise<string | null>;
}

const escape = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const LONGEST_SECRET = 200;

interface PathValues {
  numbers: number[];
  /** Empty where the route has no secret. */
  secret: string;
}

/** The values in a path of this route, in order; null for any other path. */
function valuesIn(route: string, path: string): PathValues | null {
  const match = matchPath({ path: route, caseSensitive: true }, path);
  if (!match) return null;
  const { secret, ...others } = match.params as Record<string, string | undefined>;
  const values = Object.values(others);
  const fit =
    values.every(value => /^[1-9]\d{0,9}$/.test(value ?? '')) &&
    // Whatever stands in a secret's place, the API says whether there is something.
    (secret === undefined || secret.length <= LONGEST_SECRET);
  return fit ? { numbers: values.map(Number), secret: secret ?? '' } : null;
}

/** What a chat shows for a shared link (ogp.me). */
function openGraph(
  origin: string,
  { title, description, canonical, shown = 'site/start.png' }: Presentation,
): string[] {
  return Object.entries({
    'og:type': 'website',
    'og:site_name': '루틴업',
    'og:locale': 'ko_KR',
    'og:title': title,
    'og:description': description,
    'og:url': origin + canonical,
    'og:image': `${origin}/og/${shown}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }).map(([property, content]) => `<meta property="${property}" content="${escape(content)}" />`);
}

/** The public page at this address, or null. */
export function requestedPage(path: string): RequestedPage | null {
  for (const name of PUBLIC_PAGE_NAMES) {
    const values = valuesIn(PUBLIC_PAGES[name].path, path);
    if (!values) continue;
    const { numbers, secret } = values;
    const { request, present } = PAGE_PRESENTATIONS[name];
    return {
      name,
      request: request(numbers, secret),
      render: async (template, origin, answer) => {
        const presentation = present(numbers, answer, secret);
        if (!presentation) return null;
        const { key, data, title, description, canonical, picture, hidden } = presentation;
        const answers = new QueryClient();
        answers.setQueryData(key, data);
        const markup = await render(path, answers);
        const head = [
          `<title>${escape(title)} - 루틴업</title>`,
          `<meta name="description" content="${escape(description)}" />`,
          ...openGraph(origin, presentation),
          ...(hidden ? ['<meta name="robots" content="noindex" />'] : []),
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
