import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';

/** The landing page's markup with its styles, as a visitor sees it first; the build puts it into landing.html. */
export async function renderLanding(): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location="/">
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // React would move large parts behind inline scripts, which the content security policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: error => {
        throw error;
      },
    },
  );
  return text(prelude);
}
