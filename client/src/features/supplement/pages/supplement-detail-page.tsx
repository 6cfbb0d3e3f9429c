import { keepPreviousData, useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCode, messageOf } from '../../../shared/api/api.error';
import { useDetailAddress } from '../../../shared/lib/use-detail-address';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, radius, space } from '../../../shared/theme/theme';
import { DetailPage, detailColumns } from '../../../shared/ui/detail-page';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { speaksOfLosing } from '../../../shared/widgets/body-data/losing-words';
import { ThinnessCard } from '../../../shared/widgets/body-data/thinness-card';
import { ApprovedFunction } from '../../../shared/widgets/supplement/approved-function';
import { ProductMarks } from '../../../shared/widgets/supplement/product-marks';
import { fetchSupplement, supplementKey } from '../api/supplement.api';
import { ServingTable } from '../components/serving-table';
import { SupplementOffer } from '../components/supplement-offer';
import { SupplementPicture } from '../components/supplement-picture';
import { SupplementWarnings } from '../components/supplement-warnings';

export function SupplementDetailPage() {
  const navigate = useNavigate();
  const { id, list } = useDetailAddress('supplementId', '/searchsupplement');
  const [chosenUnit, setChosenUnit] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: supplementKey(id ?? 0),
    queryFn: ({ signal }) => fetchSupplement(id ?? 0, signal),
    enabled: id !== null,
    // Another flavour of the same product replaces the old one in place.
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
  usePageTitle(data?.koreanName ?? '보충제');
  const missing =
    id === null || hasCode(error, 'SUPPLEMENT_NOT_FOUND_EXCEPTION') || hasCode(error, 'VALIDATION_EXCEPTION');

  const thin = useSeverelyThin();
  // Severely thin members are offered only food protein, and nothing about losing weight.
  const forLosing =
    data !== undefined && speaksOfLosing(data.koreanName, data.description, data.approvedFunction);
  const helps = thin && data && (data.supplementType !== 'Protein' || forLosing);

  const showVariant = (supplementId: number, chosen: boolean) => {
    setChosenUnit(chosen);
    void navigate(`${list}/supplementdetail/${supplementId}`, { replace: true, state: { keepScroll: true } });
  };

  return (
    <DetailPage title={data?.koreanName ?? '보충제'} list={list}>
      {missing ? (
        <EmptyState
          icon={<SearchX size={28} />}
          title="보충제를 찾을 수 없어요"
          action={
            <LinkButton to={list} variant="secondary">
              보충제 검색으로 가기
            </LinkButton>
          }
        >
          주소가 바뀌었거나 더는 보여 드리지 않는 제품이에요.
        </EmptyState>
      ) : helps ? (
        <ThinnessCard />
      ) : data && !(thin === undefined && forLosing) ? (
        <div data-for-losing={forLosing || undefined} css={detailColumns}>
          <SupplementPicture key={data.imageURL} src={data.imageURL} alt={`${data.koreanName} 제품 그림`} />
          <div
            css={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              alignContent: 'start',
              gap: space(8),
            }}
          >
            <div css={{ display: 'grid', gap: space(4) }}>
              <ProductMarks certified={data.certified} example={data.example} />
              {data.source && <p css={{ color: color('text-2'), fontWeight: 600 }}>{data.source}</p>}
              <SupplementOffer supplement={data} chosenUnit={chosenUnit} onVariant={showVariant} />
            </div>
            {data.saleNote && <Notice tone="caution">{data.saleNote}</Notice>}
            {data.approvedFunction && <ApprovedFunction text={data.approvedFunction} />}
            <p css={{ whiteSpace: 'pre-line' }}>{data.description}</p>
            <ServingTable supplement={data} />
            <SupplementWarnings {...data} />
          </div>
        </div>
      ) : error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div aria-busy css={detailColumns}>
          <VisuallyHidden>보충제를 불러오고 있어요</VisuallyHidden>
          <div css={{ aspectRatio: '4 / 3' }}>
            <Skeleton height="100%" round={radius.card} />
          </div>
          <div css={{ display: 'grid', alignContent: 'start', gap: space(4) }}>
            <Skeleton width="50%" height={40} />
            <Skeleton height={56} />
            <Skeleton height={160} />
          </div>
        </div>
      )}
    </DetailPage>
  );
}
