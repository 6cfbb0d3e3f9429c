import Plus from 'lucide-react/icons/plus';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useLocation } from 'react-router-dom';
import { formatNumber, formatWon } from '../../../shared/lib/format';
import { openLoginPrompt } from '../../../shared/session/login-prompt.store';
import { useIsLoggedIn } from '../../../shared/session/session.store';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { buttonStyle } from '../../../shared/ui/button-style';
import { Select } from '../../../shared/ui/select';
import { buyText, EXAMPLE_NOTE } from '../../../shared/widgets/supplement/buy-text';
import { PriceNote } from '../../../shared/widgets/supplement/price-note';
import { useAddMySupplement } from '../../../shared/widgets/myfit/use-add-my-supplement';
import type { SupplementDetail } from '../api/supplement.api';
import { flavorOf, unitsOf, variantOfFlavor } from '../lib/variants';

interface SupplementOfferProps {
  supplement: SupplementDetail;
  /** True once the user chose the pack size. */
  chosenUnit: boolean;
  onVariant: (supplementId: number, chosenUnit: boolean) => void;
}

/** Flavour, pack and price, and their two actions. */
export function SupplementOffer({ supplement, chosenUnit, onVariant }: SupplementOfferProps) {
  const loggedIn = useIsLoggedIn();
  const { pathname, search } = useLocation();
  const add = useAddMySupplement();
  const flavor = flavorOf(supplement);
  const flavors = supplement.flavor.map(name => ({ value: name, label: name }));
  const units = unitsOf(supplement, flavor).map(unit => ({
    value: unit.supplementId,
    label: `${formatNumber(unit.servings)}회분`,
  }));
  return (
    <div css={{ display: 'grid', gap: space(5) }}>
      <div aria-live="polite">
        <p css={[text.number, { fontSize: '1.875rem', lineHeight: 1.3 }]}>{formatWon(supplement.price)}</p>
        <p css={[text.small, { color: color('text-2') }]}>
          {formatNumber(supplement.servings)}회분 ·&nbsp;1회{' '}
          {formatWon(Math.round(supplement.price / supplement.servings))}
        </p>
        <PriceNote pricedOn={supplement.pricedOn} old={supplement.oldPrice} />
      </div>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
          gap: space(3),
        }}
      >
        <Select
          label="맛"
          value={flavor}
          options={flavors}
          disabled={flavors.length < 2}
          onChange={name => {
            const id = variantOfFlavor(supplement, name);
            if (id !== null) onVariant(id, chosenUnit);
          }}
        />
        <Select
          label="용량"
          value={supplement.id}
          options={units}
          disabled={units.length < 2}
          onChange={id => onVariant(id, true)}
        />
      </div>
      <div
        css={{
          display: 'flex',
          // Where both do not fit side by side, the main one comes first.
          flexWrap: 'wrap-reverse',
          gap: space(2),
          '& > *': { flex: '1 1 190px', whiteSpace: 'nowrap', [media.tiny]: { whiteSpace: 'normal' } },
        }}
      >
        <a
          href={supplement.marketURL}
          target="_blank"
          rel="noopener noreferrer"
          css={buttonStyle('secondary', 'large', false)}
        >
          <ShoppingBag aria-hidden size={20} />
          {buyText(supplement.example)}
        </a>
        <Button
          size="large"
          icon={<Plus aria-hidden size={20} />}
          loading={add.isPending}
          data-asks-login={loggedIn ? undefined : pathname}
          onClick={() =>
            loggedIn
              ? add.mutate({ supplementId: supplement.id, chosenUnit })
              : openLoginPrompt(pathname + search)
          }
        >
          내 보충제에 추가
        </Button>
      </div>
      {supplement.example && <p css={[text.small, { color: color('text-2') }]}>{EXAMPLE_NOTE}</p>}
    </div>
  );
}
