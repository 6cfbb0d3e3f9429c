import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { color, media, space } from '../theme/theme';
import { IconButton } from './icon-button';

interface PaginationProps {
  /** 1-based. */
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Previous page, the number of this page, next page. Previous is disabled on page 1, next on the last page. */
export function Pagination({ page, lastPage, onPage }: PaginationProps) {
  return (
    <nav
      aria-label="페이지"
      css={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space(4),
        [media.tiny]: { gap: 0 },
        paddingBlock: space(8),
      }}
    >
      <IconButton label="이전 페이지" variant="filled" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={22} />
      </IconButton>
      <span
        aria-live="polite"
        css={{
          minWidth: 56,
          textAlign: 'center',
          color: color('text-2'),
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <strong css={{ color: color('text') }}>{page}</strong> / {lastPage}
      </span>
      <IconButton
        label="다음 페이지"
        variant="filled"
        disabled={page >= lastPage}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={22} />
      </IconButton>
    </nav>
  );
}
