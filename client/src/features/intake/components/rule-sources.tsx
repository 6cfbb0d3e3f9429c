import ExternalLink from 'lucide-react/icons/external-link';
import { color, space, text } from '../../../shared/theme/theme';
import type { RuleSource } from '../api/intake.api';

/** Where rules come from, each with its address; says so where the document was not read. */
export function RuleSources({ sources, of }: { sources: readonly RuleSource[]; of?: string }) {
  return (
    <ul
      css={[text.small, { display: 'grid', gap: space(1), overflowWrap: 'anywhere', wordBreak: 'keep-all' }]}
    >
      {sources.map(({ text: written, url, state }) => (
        <li key={written}>
          {of && <strong css={{ color: color('text') }}>{of} </strong>}
          {url === null ? (
            written
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              css={{ color: color('brand-text'), display: 'inline-block', padding: space(1, 0) }}
            >
              {written}{' '}
              <ExternalLink size={14} aria-label="새 창" css={{ display: 'inline', verticalAlign: '-2px' }} />
            </a>
          )}
          {state === 'unread' && (
            <span css={{ color: color('caution-text') }}> ·&nbsp;근거 문서를 읽지 못함</span>
          )}
        </li>
      ))}
    </ul>
  );
}
