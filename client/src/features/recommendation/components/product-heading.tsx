import { formatWon, todayInKorea } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { isOldPrice, PriceNote } from '../../../shared/widgets/supplement/price-note';
import { ProductMarks } from '../../../shared/widgets/supplement/product-marks';
import type { RecommendedSupplement, RecommendedUnit } from '../api/recommendation.types';

interface ProductHeadingProps {
  item: RecommendedSupplement;
  unit: RecommendedUnit;
}

/** The package, the kind of product, its name and maker, the price of the chosen size. */
export function ProductHeading({ item, unit }: ProductHeadingProps) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(4) }}>
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 124,
          minHeight: 148,
          borderRadius: radius.control,
          background: color('surface-2'),
        }}
      >
        <img src={item.imageURL} alt="" css={{ width: 104, height: 132, objectFit: 'contain' }} />
      </span>
      <div css={{ flex: '1 1 8rem', minWidth: 0, display: 'grid', gap: space(1), alignContent: 'start' }}>
        <ProductMarks certified={item.certified} example={item.example} />
        <h3 css={[text.title, { marginTop: space(1) }]}>{item.koreanName}</h3>
        {item.source && <p css={[text.small, { color: color('text-2') }]}>{item.source}</p>}
        <p css={[text.number, { fontSize: '1.375rem', lineHeight: 1.3 }]}>
          {formatWon(unit.price)}
          {unit.packs > 1 && (
            <small css={[text.small, { marginLeft: 6, fontWeight: 600, color: color('text-2') }]}>
              × {unit.packs}통
            </small>
          )}
        </p>
        <AgeOfPrice example={item.example} pricedOn={unit.pricedOn} />
      </div>
    </div>
  );
}

/** As of today, though the recommendation may be older; older ones do not know their prices' dates. */
function AgeOfPrice({ example, pricedOn }: { example: boolean; pricedOn: string | null | undefined }) {
  if (pricedOn === undefined || (pricedOn === null && example)) return null;
  const old = pricedOn === null || isOldPrice(pricedOn, todayInKorea());
  return <PriceNote pricedOn={pricedOn} old={old} />;
}
