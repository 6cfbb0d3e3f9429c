import { keepPreviousData, useQuery } from '@tanstack/react-query';
import PackageSearch from 'lucide-react/icons/package-search';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { formatNumber } from '../../../shared/lib/format';
import { radius, space } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { Pagination } from '../../../shared/ui/pagination';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { listReported, reportedFetch, reportedKeys } from '../api/reported-products.api';
import type { ReportedProduct, ReportedState } from '../api/reported-products.api';
import { ReportedCard } from './reported-card';
import { ReportedFetchCard } from './reported-fetch-card';
import { ReportedFormModal } from './reported-form-modal';
import type { ReportedForm } from './reported-form-modal';

const STATES: readonly { state: ReportedState; label: string; empty: string }[] = [
  { state: 'review', label: '확인 필요', empty: '확인할 제품이 없어요' },
  { state: 'ready', label: '가격 대기', empty: '가격을 기다리는 제품이 없어요' },
  { state: 'listed', label: '올린 제품', empty: '아직 올린 제품이 없어요' },
  { state: 'refused', label: '올리지 않음', empty: '올리지 않기로 한 제품이 없어요' },
  { state: 'outside', label: '성분 없음', empty: '추천에 쓰는 성분이 없는 제품이 없어요' },
];

interface ReportedPanelProps {
  /** Of the address; the first where it names none. */
  state: string | null;
  page: number;
  onGo: (state: ReportedState, page: number) => void;
}

/** Real products: fetched from the ministry, read, looked at, given a price. */
export function ReportedPanel({ state: wanted, page, onGo }: ReportedPanelProps) {
  const [opened, setOpened] = useState<{ product: ReportedProduct; form: ReportedForm } | null>(null);
  const { state, empty } = STATES.find(each => each.state === wanted) ?? STATES[0]!;
  const counts = useQuery({ queryKey: reportedKeys.fetch, queryFn: reportedFetch }).data?.counts;
  const list = useQuery({
    queryKey: reportedKeys.list(state, page),
    queryFn: () => listReported(state, page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  return (
    <div
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), paddingTop: space(5) }}
    >
      <ReportedFetchCard />
      <div role="group" aria-label="상태" css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {STATES.map(each => (
          <ChipButton key={each.state} selected={each.state === state} onClick={() => onGo(each.state, 1)}>
            {each.label}
            {counts && ` ${formatNumber(counts[each.state])}`}
          </ChipButton>
        ))}
      </div>
      {list.data ? (
        list.data.products.length > 0 ? (
          <>
            {list.data.products.map(product => (
              <ReportedCard
                key={product.id}
                product={product}
                onOpen={form => setOpened({ product, form })}
              />
            ))}
            <Pagination
              page={Math.min(page, list.data.lastPage)}
              lastPage={list.data.lastPage}
              onPage={next => onGo(state, next)}
            />
          </>
        ) : (
          <EmptyState icon={<PackageSearch size={28} />} title={empty} />
        )
      ) : list.error ? (
        <ErrorState
          message={messageOf(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <div aria-busy>
          <VisuallyHidden>신고 제품을 불러오고 있어요</VisuallyHidden>
          <Skeleton height={320} round={radius.card} />
        </div>
      )}
      {opened && <ReportedFormModal {...opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
