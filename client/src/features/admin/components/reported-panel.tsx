import { keepPreviousData, useQuery } from '@tanstack/react-query';
import PackageSearch from 'lucide-react/icons/package-search';
import { useState } from 'react';
import { space } from '../../../shared/theme/theme';
import { listReported, reportedFetch, reportedKeys } from '../api/reported-products.api';
import type { ReportedProduct, ReportedState } from '../api/reported-products.api';
import { ChosenList, type ListChoice } from './chosen-list';
import { ReportedCard } from './reported-card';
import { ReportedFetchCard } from './reported-fetch-card';
import { ReportedFormModal } from './reported-form-modal';
import type { ReportedForm } from './reported-form-modal';

const STATES: readonly ListChoice<ReportedState>[] = [
  { of: 'review', label: '확인 필요', empty: '확인할 제품이 없어요' },
  { of: 'ready', label: '가격 대기', empty: '가격을 기다리는 제품이 없어요' },
  { of: 'listed', label: '올린 제품', empty: '아직 올린 제품이 없어요' },
  { of: 'refused', label: '올리지 않음', empty: '올리지 않기로 한 제품이 없어요' },
  { of: 'outside', label: '성분 없음', empty: '추천에 쓰는 성분이 없는 제품이 없어요' },
];

interface ReportedPanelProps {
  /** From the address; the first where it names none. */
  state: string | null;
  page: number;
  onGo: (state: ReportedState, page: number) => void;
}

/** Real products: fetched from the ministry, read, reviewed, priced. */
export function ReportedPanel({ state: wanted, page, onGo }: ReportedPanelProps) {
  const [opened, setOpened] = useState<{ product: ReportedProduct; form: ReportedForm } | null>(null);
  const chosen = STATES.find(each => each.of === wanted) ?? STATES[0]!;
  const counts = useQuery({ queryKey: reportedKeys.fetch, queryFn: reportedFetch }).data?.counts;
  const list = useQuery({
    queryKey: reportedKeys.list(chosen.of, page),
    queryFn: () => listReported(chosen.of, page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  return (
    <div
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), paddingTop: space(5) }}
    >
      <ReportedFetchCard />
      <ChosenList
        label="상태"
        choices={STATES}
        chosen={chosen}
        counts={counts}
        query={list}
        rows={list.data?.products ?? []}
        page={page}
        onGo={onGo}
        icon={<PackageSearch size={28} />}
        waiting="신고 제품을 불러오고 있어요"
      >
        {product => (
          <ReportedCard key={product.id} product={product} onOpen={form => setOpened({ product, form })} />
        )}
      </ChosenList>
      {opened && <ReportedFormModal {...opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
