import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Tag from 'lucide-react/icons/tag';
import { space } from '../../../shared/theme/theme';
import { listPrices, priceFetch, priceKeys } from '../api/prices.api';
import type { PriceList } from '../api/prices.api';
import { ChosenList, type ListChoice } from './chosen-list';
import { PriceCard } from './price-card';
import { PriceFetchCard } from './price-fetch-card';

const LISTS: readonly ListChoice<PriceList>[] = [
  { of: 'old', label: '30일 넘은 가격', empty: '30일 넘은 가격이 없어요' },
  { of: 'open', label: '상품 고르기', empty: '같은 상품을 골라야 하는 제품이 없어요' },
  { of: 'chosen', label: '가격을 따르는 제품', empty: '아직 상품을 고른 제품이 없어요' },
  { of: 'gone', label: '사라진 상품', empty: '고른 상품이 모두 그대로 있어요' },
  { of: 'none', label: '같은 상품 없음', empty: '찾아본 제품마다 상품이 있어요' },
];

interface PricesPanelProps {
  /** From the address; the first where it names none. */
  list: string | null;
  page: number;
  onGo: (list: PriceList, page: number) => void;
}

/** Outdated prices, and the shopping search's offers for them. */
export function PricesPanel({ list: wanted, page, onGo }: PricesPanelProps) {
  const chosen = LISTS.find(each => each.of === wanted) ?? LISTS[0]!;
  const counts = useQuery({ queryKey: priceKeys.fetch, queryFn: priceFetch }).data?.counts;
  const list = useQuery({
    queryKey: priceKeys.list(chosen.of, page),
    queryFn: () => listPrices(chosen.of, page),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <div
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), paddingTop: space(5) }}
    >
      <PriceFetchCard />
      <ChosenList
        label="가격 목록"
        choices={LISTS}
        chosen={chosen}
        counts={counts}
        query={list}
        rows={list.data?.rows ?? []}
        page={page}
        onGo={onGo}
        icon={<Tag size={28} />}
        waiting="가격을 불러오고 있어요"
      >
        {row => <PriceCard key={row.id} row={row} />}
      </ChosenList>
    </div>
  );
}
