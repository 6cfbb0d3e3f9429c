import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { messageOf } from '../../../shared/api/api.error';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState, ErrorState } from '../../../shared/ui/state-message';
import { fetchOffers, offersKey } from '../api/offers.api';
import { OfferCard } from './offer-card';

/** Corrections of a new version that an admin's own changes held back. */
export function OffersPanel() {
  const offers = useQuery({ queryKey: offersKey, queryFn: fetchOffers, staleTime: 0 });
  return (
    <div css={{ display: 'grid', gap: space(4), maxWidth: 880, paddingTop: space(5) }}>
      {offers.data === undefined ? (
        offers.error ? (
          <ErrorState
            message={messageOf(offers.error)}
            onRetry={() => void offers.refetch()}
            retrying={offers.isFetching}
          />
        ) : (
          <Skeleton height={240} round={radius.card} />
        )
      ) : offers.data.length === 0 ? (
        <EmptyState icon={<CircleCheck size={28} />} title="정할 것이 없어요">
          새 판에서 바뀐 내용은 관리자가 고치지 않은 항목에 바로 들어가요.
        </EmptyState>
      ) : (
        <>
          <p css={[text.body2, { color: color('text-2') }]}>
            직접 고친 항목인데 새 판에서도 바뀌었어요. 새 판의 내용으로 바꿀 항목을 골라 주세요.
          </p>
          {offers.data.map(offer => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </>
      )}
    </div>
  );
}
