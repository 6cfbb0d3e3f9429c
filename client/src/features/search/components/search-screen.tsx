import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import X from 'lucide-react/icons/x';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ChipButton } from '../../../shared/ui/chip';
import { Pagination } from '../../../shared/ui/pagination';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { speaksOfLosing } from '../../../shared/widgets/body-data/losing-words';
import { ThinnessCard } from '../../../shared/widgets/body-data/thinness-card';
import { missingKind } from '../lib/missing-kinds';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { ResultPage, Suggest } from '../api/search.api';
import type { SearchAddress, SearchBase } from '../hooks/use-search-address';
import { FilterBar } from './filter-bar';
import { NameSearch } from './name-search';
import { columnsWidth, ResultGrid, ResultSkeleton } from './results';
import { SearchTabs } from './search-tabs';

/** From this width on a fourth card fits beside three. */
const FOUR_COLUMNS = '@media (min-width: 1440px)';

interface SearchScreenProps<Item> {
  base: SearchBase;
  /** 운동 or 보충제. */
  noun: '운동' | '보충제';
  placeholder: string;
  chips: readonly string[];
  suggest: Suggest;
  detailPath: (id: number) => string;
  filterLabel: string;
  filters: readonly { value: string; label: string }[];
  address: SearchAddress;
  result: {
    data: ResultPage<Item> | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  renderItem: (item: Item, index: number) => ReactNode;
}

const PAGE = css({
  width: '100%',
  margin: '0 auto',
  padding: `${space(2)} var(--gutter) 0`,
  [media.desktop]: { maxWidth: `calc(${columnsWidth(3)}px + 2 * var(--gutter))` },
  [FOUR_COLUMNS]: { maxWidth: `calc(${columnsWidth(4)}px + 2 * var(--gutter))` },
});

/** What both searches share: tabs, name search, filter, count, cards, pages, and every state in between. */
export function SearchScreen<Item>(props: SearchScreenProps<Item>) {
  const { base, noun, address, result, filters } = props;
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const nothingAsked = address.keyword === '';
  const data: ResultPage<Item> | undefined = nothingAsked
    ? { items: [], total: 0, lastPage: 1 }
    : result.data;
  const settled = data && !result.isPlaceholderData;
  const { cap, page } = address;
  const lastPage = settled ? data.lastPage : null;

  useEffect(() => {
    if (lastPage !== null && page > lastPage) cap(lastPage);
    // Each render creates a new `cap`; for the same address it has the same effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lastPage, page]);

  const toPage = (next: number) => {
    address.toPage(next);
    if (address.keyword === null) return;
    box.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  };

  // A severely thin member who searches for losing weight reads what helps instead.
  const thin = useSeverelyThin();
  const asksToLose = speaksOfLosing(address.keyword, missingKind(address.keyword, noun)?.answer ?? null);
  const helps = thin && asksToLose;
  const waits = thin === undefined && asksToLose;
  const filterLabel = filters.find(({ value }) => value === address.filter)?.label;
  return (
    <div css={PAGE}>
      <VisuallyHidden>
        <h1>{noun} 검색</h1>
      </VisuallyHidden>
      <SearchTabs current={base} />
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space(4),
          marginTop: space(5),
        }}
      >
        <NameSearch
          ref={box}
          noun={noun}
          placeholder={props.placeholder}
          chips={props.chips}
          keyword={address.keyword}
          suggest={props.suggest}
          onSearch={address.search}
          onChoose={({ id }) => void navigate(props.detailPath(id))}
        />
        <FilterBar
          label={props.filterLabel}
          options={filters}
          chosen={address.filter}
          onChoose={address.choose}
        />
      </div>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(1, 3),
          minHeight: 44,
          margin: space(4, 0, 3),
        }}
      >
        <FoundHeading
          ref={heading}
          {...{ noun, address, filterLabel }}
          total={helps ? 0 : waits ? undefined : data?.total}
        />
        {address.keyword !== null && (
          <ChipButton icon={<X aria-hidden size={16} />} onClick={address.clear}>
            검색 지우기
          </ChipButton>
        )}
      </div>
      <p
        role="status"
        css={[text.small, { color: color('text-2'), ':not(:empty)': { marginBottom: space(3) } }]}
      >
        {data?.fromDevice && '서버에 연결할 수 없어서 이 기기에 있는 운동에서 찾았어요.'}
      </p>
      {helps ? (
        <ThinnessCard />
      ) : waits ? (
        <ResultSkeleton />
      ) : data && data.items.length > 0 ? (
        <>
          <ResultGrid waiting={result.isPlaceholderData}>{data.items.map(props.renderItem)}</ResultGrid>
          <Pagination page={Math.min(page, data.lastPage)} lastPage={data.lastPage} onPage={toPage} />
        </>
      ) : data && (nothingAsked || settled) && page <= data.lastPage ? (
        <NothingFound {...props} nothingAsked={nothingAsked} filterLabel={filterLabel} />
      ) : result.error ? (
        <ErrorState
          message={messageOf(result.error)}
          onRetry={() => void result.refetch()}
          retrying={result.isFetching}
        />
      ) : (
        <ResultSkeleton />
      )}
    </div>
  );
}

interface FoundHeadingProps {
  noun: '운동' | '보충제';
  address: SearchAddress;
  filterLabel: string | undefined;
  /** Undefined while the first answer loads. */
  total: number | undefined;
  ref: Ref<HTMLHeadingElement>;
}

/** The search and its number of results. An empty keyword is a search that finds nothing, not the whole list. */
function FoundHeading({ noun, address, filterLabel, total, ref }: FoundHeadingProps) {
  const all = address.keyword === null;
  const subject = address.keyword ? `‘${address.keyword}’` : (filterLabel ?? (all ? '전체' : ''));
  return (
    <h2
      ref={ref}
      tabIndex={-1}
      aria-live="polite"
      // A keyword without a space may be wider than a phone.
      css={[text.body2, { minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }]}
    >
      {total !== undefined && (
        <>
          {subject} {all ? noun : '검색 결과'}{' '}
          <span css={{ color: color('brand-text'), fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(total)}개
          </span>
        </>
      )}
    </h2>
  );
}

interface NothingFoundProps {
  noun: '운동' | '보충제';
  chips: readonly string[];
  address: SearchAddress;
  nothingAsked: boolean;
  filterLabel: string | undefined;
}

/** The empty result with next steps: without the filter, another keyword, or everything. */
function NothingFound({ noun, chips, address, nothingAsked, filterLabel }: NothingFoundProps) {
  const missing = filterLabel ? undefined : missingKind(address.keyword, noun);
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={nothingAsked ? '검색어를 입력해 주세요' : `찾는 ${noun}${noun === '운동' ? '이' : '가'} 없어요`}
      action={
        filterLabel && !nothingAsked ? (
          <Button variant="secondary" onClick={() => address.choose(null)}>
            전체에서 다시 찾기
          </Button>
        ) : (
          <Button variant="secondary" onClick={address.reset}>
            {noun} 모두 보기
          </Button>
        )
      }
    >
      <p>
        {nothingAsked
          ? '이름이나 초성을 한 글자만 입력해도 찾아 드려요.'
          : filterLabel
            ? `지금은 ‘${filterLabel}’ 안에서만 찾고 있어요.`
            : (missing?.answer ?? '더 짧은 단어나 초성으로 찾아보세요.')}
      </p>
      {!filterLabel && !nothingAsked && !missing && <p>이런 검색어는 어때요?</p>}
      {!(filterLabel && !nothingAsked) && (
        <ul
          aria-label="추천 검색어"
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'center',
            gap: space(2),
            marginTop: space(4),
          }}
        >
          {(missing?.instead ?? chips).map(chip => (
            <li key={chip}>
              <ChipButton onClick={() => address.search(chip)}>{chip}</ChipButton>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
