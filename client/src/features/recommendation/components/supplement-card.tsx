import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Notice } from '../../../shared/ui/notice';
import { ApprovedFunction } from '../../../shared/widgets/supplement/approved-function';
import { buyText, EXAMPLE_NOTE } from '../../../shared/widgets/supplement/buy-text';
import type { RecommendedSupplement } from '../api/recommendation.types';
import { chosenUnit } from '../lib/supplement-set';
import type { UnitChoice } from '../lib/supplement-set';
import { EvidenceList } from './evidence-list';
import { ProductFacts } from './product-facts';
import { ProductHeading } from './product-heading';
import { ServingContent } from './serving-content';
import { UnitFields } from './unit-fields';

interface SupplementCardProps {
  item: RecommendedSupplement;
  choice: UnitChoice;
  onChoose: (choice: UnitChoice) => void;
  /** Whether the whole set still fits with all current choices. */
  fits: boolean;
  adding: boolean;
  onAdd: () => void;
}

/** One product: the package, its kind, the price; then flavour and size, the reason, the numbers, remarks, two actions. */
export function SupplementCard({ item, choice, onChoose, fits, adding, onAdd }: SupplementCardProps) {
  const unit = chosenUnit(item, choice);
  if (item.against) {
    return (
      <Card as="article" padding={4}>
        <ProductHeading item={item} unit={unit} />
        <div css={{ marginTop: space(3) }}>
          <Notice tone="caution">{item.against}</Notice>
        </div>
      </Card>
    );
  }
  return (
    <Card as="article" padding={4}>
      <ProductHeading item={item} unit={unit} />
      <UnitFields item={item} choice={choice} onChoose={onChoose} fits={fits} />
      {item.approvedFunction && (
        <div css={{ marginTop: space(3) }}>
          <ApprovedFunction text={item.approvedFunction} />
        </div>
      )}
      <p css={[text.body2, { marginTop: space(3) }]}>{item.description}</p>
      <ProductFacts item={item} unit={unit} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(4) }}>
        <a
          href={item.marketURL}
          target="_blank"
          rel="noopener noreferrer"
          css={{
            display: 'inline-flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: space(1.5),
            flex: '1 0 min(100%, 10.5rem)',
            textAlign: 'center',
            minHeight: 48,
            borderRadius: radius.control,
            background: color('surface-3'),
            fontWeight: 600,
          }}
        >
          <ShoppingBag aria-hidden size={18} />
          {buyText(item.example)}
        </a>
        <Button loading={adding} onClick={onAdd} css={{ flex: '1 0 min(100%, 10.5rem)' }}>
          내 보충제에 추가
        </Button>
      </div>
      {item.example && (
        <p css={[text.small, { marginTop: space(2), color: color('text-2') }]}>{EXAMPLE_NOTE}</p>
      )}
      <div css={{ display: 'grid', gap: space(5), marginTop: space(5) }}>
        <ServingContent supplementId={unit.supplementId} />
        <EvidenceList id={`evidence-${item.id}`} evidence={item.evidence} />
      </div>
    </Card>
  );
}
