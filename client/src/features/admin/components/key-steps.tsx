import type { ReactNode } from 'react';
import { space } from '../../../shared/theme/theme';
import { Notice } from '../../../shared/ui/notice';

interface KeyStepsProps {
  /** The key's purpose. */
  lead: string;
  site: { name: string; url: string };
  /** The first step there, after the site's name. */
  first: string;
  /** The further steps. */
  children: ReactNode;
}

/** How an operator gets another service's key. */
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
