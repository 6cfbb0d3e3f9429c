import { Link } from 'react-router-dom';
import { color, motion, space, text } from '../../../shared/theme/theme';
import type { SearchBase } from '../hooks/use-search-address';

const TABS: readonly { base: SearchBase; label: string }[] = [
  { base: 'searchworkout', label: '운동' },
  { base: 'searchsupplement', label: '보충제' },
];

/** Switches between the two searches. They are pages with their own addresses, hence links. */
export function SearchTabs({ current }: { current: SearchBase }) {
  return (
    <nav
      aria-label="검색 종류"
      css={{ display: 'flex', gap: space(6), borderBottom: `1px solid ${color('line')}` }}
    >
      {TABS.map(({ base, label }) => {
        const active = base === current;
        return (
          <Link
            key={base}
            to={`/${base}/1`}
            aria-current={active ? 'page' : undefined}
            css={[
              text.title,
              {
                display: 'inline-flex',
                alignItems: 'center',
                minWidth: 44,
                minHeight: 52,
                justifyContent: 'center',
                color: color(active ? 'text' : 'text-3'),
                boxShadow: active ? `inset 0 -2px ${color('text')}` : 'none',
                transition: `color ${motion.fast}`,
              },
            ]}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
