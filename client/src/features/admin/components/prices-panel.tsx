import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Tag from 'lucide-react/icons/tag';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { radius, space } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { Pagination } from '../../../shared/ui/pagination';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { listPrices, priceFetch, priceKeys } from '../api/prices.api';
import type { PriceList } from '../api/prices.api';
import { PriceCard } from './price-card';
import { PriceFetchCard } from './price-fetch-card';

const LISTS: readonly { of: PriceList; label: string; empty: string }[] = [
  { of: 'old', label: '30일 넘은 가격', empty: '30일 넘은 가격이 없어요' },
  { of: 'open', label: '상품 고르기', empty: '같은 상품을 골라야 하는 제품이 없어요' },
  { of: 'chosen', label: '가격을 따르는 제품', empty: '아직 상품을 고른 제품이 없어요' },
  { of: 'gone', label: '사라진 상품', empty: '고른 상품이 모두 그대로 있어요' },
  { of: 'none', label: '같은 상품 없음', empty: '찾아본 제품마다 상품이 있어요' },
];

interface PricesPanelProps {
  /** Of the address; the first where it names none. */
  list: string | null;
  page: number;
  onGo: (list: PriceList, page: number) => void;
}

/** Prices that have become old, and what a shopping search finds for them. */
export function PricesPanel({ list: wanted, page, onGo }: PricesPanelProps) {
  const { of, empty } = LISTS.find(each => each.of === wanted) ?? LISTS[0]!;
  const counts = useQuery({ queryKey: priceKeys.fetch, queryFn: priceFetch }).data?.counts;
  const list = useQuery({
    queryKey: priceKeys.list(of, page),
    queryFn: () => listPrices(of, page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), paddingTop: space(5) }}
    >
      <PriceFetchCard />
      <div role="group" aria-label="가격 목록" css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {LISTS.map(each => (
          <ChipButton key={each.of} selected={each.of === of} onClick={() => onGo(each.of, 1)}>
            {each.label}
            {counts && ` ${formatNumber(counts[each.of])}`}
          </ChipButton>
        ))}
      </div>
      {list.data ? (
        list.data.rows.length > 0 ? (
          <>
            {list.data.rows.map(row => (
              <PriceCard key={row.id} row={row} />
            ))}
            <Pagination
              page={Math.min(page, list.data.lastPage)}
              lastPage={list.data.lastPage}
              onPage={next => onGo(of, next)}
            />
          </>
        ) : (
          <EmptyState icon={<Tag size={28} />} title={empty} />
        )
      ) : list.error ? (
        <ErrorState
          message={messageOf(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <div aria-busy>
          <VisuallyHidden>가격을 불러오고 있어요</VisuallyHidden>
          <Skeleton height={320} round={radius.card} />
        </div>
      )}
    </div>
  );
}
