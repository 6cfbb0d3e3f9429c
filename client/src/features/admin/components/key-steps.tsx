import type { ReactNode } from 'react';
import { space } from '../../../shared/theme/theme';
import { Notice } from '../../../shared/ui/notice';

interface KeyStepsProps {
  /** What the key is for. */
  lead: string;
  site: { name: string; url: string };
  /** What to do there, after its name. */
  first: string;
  /** The further steps. */
  children: ReactNode;
}

/** How an operator gets the key of another service. */
export function KeySteps({ lead, site, first, children }: KeyStepsProps) {
  return (
    <Notice tone="info">
      {lead}
      <ol
        css={{
          display: 'grid',
          gap: space(1),
          margin: space(2, 0, 0),
          paddingLeft: space(5),
          listStyle: 'decimal',
          overflowWrap: 'anywhere',
        }}
      >
        <li>
          <a
            href={site.url}
            target="_blank"
            rel="noreferrer"
            css={{ color: 'inherit', textDecoration: 'underline' }}
          >
            {site.name}
          </a>
          {first}
        </li>
        {children}
      </ol>
    </Notice>
  );
}
