import { formatNumber } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import type { SupplementDetail } from '../api/supplement.api';
import { servingAmounts } from '../../../shared/widgets/supplement/serving-amounts';

/** The content of one serving; nothing where no amount is known. */
export function ServingTable({ supplement }: { supplement: SupplementDetail }) {
  const amounts = servingAmounts(supplement);
  if (amounts.length === 0) return null;
  return (
    <section aria-labelledby="serving-title">
      <h2 id="serving-title" css={[text.title, { marginBottom: space(3) }]}>
        1회분 성분
      </h2>
      <dl
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          gap: space(2),
        }}
      >
        {amounts.map(({ name, grams }) => (
          <div
            key={name}
            css={{
              display: 'flex',
              flexDirection: 'column-reverse',
              padding: space(3, 4),
              borderRadius: radius.control,
              background: color('surface-2'),
            }}
          >
            <dt css={[text.small, { color: color('text-2') }]}>{name}</dt>
            <dd css={[text.number, { fontSize: '1.1875rem', lineHeight: 1.4 }]}>
              {formatNumber(grams)}
              <small css={[text.small, { marginLeft: 2, fontWeight: 600, letterSpacing: 0 }]}>g</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
