import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Skeleton } from '../../../shared/ui/skeleton';
import { servingAmounts } from '../../../shared/widgets/supplement/serving-amounts';
import { fetchSupplement } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';

/** The content of one serving; nothing where the product declares none or is no longer for sale. */
export function ServingContent({ supplementId }: { supplementId: number }) {
  const { data, isPending } = useQuery({
    queryKey: recommendationKeys.supplement(supplementId),
    queryFn: () => fetchSupplement(supplementId),
    staleTime: Infinity,
  });
  if (isPending) return <Skeleton height={96} />;
  const amounts = data ? servingAmounts(data) : [];
  if (amounts.length === 0) return null;
  return (
    <section aria-labelledby={`content-${supplementId}`}>
      <h4 id={`content-${supplementId}`} css={[text.body2, { fontWeight: 700, marginBottom: space(1) }]}>
        1회분 성분
      </h4>
      <dl>
        {amounts.map(({ name, grams }) => (
          <div
            key={name}
            css={[
              text.body2,
              {
                display: 'flex',
                justifyContent: 'space-between',
                padding: space(1.5, 0),
                borderBottom: `1px solid ${color('line')}`,
              },
            ]}
          >
            <dt css={{ color: color('text-2') }}>{name}</dt>
            <dd css={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{formatNumber(grams)}g</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
