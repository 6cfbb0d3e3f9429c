import Clock from 'lucide-react/icons/clock';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { formatNumber, formatWon } from '../../../shared/lib/format';
import { color, columns, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Chip } from '../../../shared/ui/chip';
import { Select } from '../../../shared/ui/select';
import { ApprovedFunction } from '../../../shared/widgets/supplement/approved-function';
import { buyText, EXAMPLE_NOTE } from '../../../shared/widgets/supplement/buy-text';
import { ProductMarks } from '../../../shared/widgets/supplement/product-marks';
import type { RecommendedSupplement } from '../api/recommendation.types';
import { chooseFlavor, chosenUnit, unitsOf } from '../lib/supplement-set';
import type { UnitChoice } from '../lib/supplement-set';
import { EvidenceList } from './evidence-list';
import { ServingContent } from './serving-content';

interface SupplementCardProps {
  item: RecommendedSupplement;
  choice: UnitChoice;
  onChoose: (choice: UnitChoice) => void;
  /** Whether the whole set still fits with all present choices. */
  fits: boolean;
  adding: boolean;
  onAdd: () => void;
}

/** `단백질 53g · 하루 2번` → `53g` of `단백질`; of several ingredients the first, and how many more there are. */
function doseParts(doseText: string): { amount: string; name: string } {
  const [what = doseText] = doseText.split(' · ');
  const [first = what, ...others] = what.split(', ');
  const at = first.lastIndexOf(' ');
  if (at < 0) return { amount: first, name: '하루 양' };
  const more = others.length > 0 ? ` 외 ${others.length}가지` : '';
  return { amount: first.slice(at + 1), name: `하루 ${first.slice(0, at)}${more}` };
}

/** One product: the package, what kind it is, the price; then flavour and size, why, the numbers, what to know, two ways on. */
export function SupplementCard({ item, choice, onChoose, fits, adding, onAdd }: SupplementCardProps) {
  const unit = chosenUnit(item, choice);
  const dose = doseParts(item.doseText);
  const facts = [
    { value: dose.amount, label: dose.name },
    { value: formatWon(unit.costPerDay), label: '하루 비용' },
    { value: `${unit.daysPerPack}일`, label: '한 통' },
  ];
  return (
    <Card as="article" padding={4}>
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
        </div>
      </div>
      <div
        css={{ display: 'grid', gridTemplateColumns: columns('7rem'), gap: space(2), marginTop: space(4) }}
      >
        <Select
          label="맛"
          hideLabel
          value={choice.flavorName}
          options={item.otherFlavors.map(({ flavorName }) => ({ value: flavorName, label: flavorName }))}
          onChange={flavorName => onChoose(chooseFlavor(item, flavorName))}
        />
        <Select
          label="용량"
          hideLabel
          value={unit.supplementId}
          options={unitsOf(item, choice.flavorName).map(each => ({
            value: each.supplementId,
            label: `${formatNumber(each.servings)}회분`,
          }))}
          onChange={supplementId => onChoose({ ...choice, supplementId, explicit: true })}
        />
      </div>
      <p
        aria-live="polite"
        css={[
          text.small,
          {
            marginTop: space(2),
            fontWeight: 600,
            color: color(fits ? 'success-text' : 'error-text'),
          },
        ]}
      >
        {fits
          ? `한 달 ${formatWon(unit.packsPrice)}, 예산 안이에요.`
          : `한 달 ${formatWon(unit.packsPrice)}, 이렇게 고르면 예산을 넘어요.`}
      </p>
      {item.approvedFunction && (
        <div css={{ marginTop: space(3) }}>
          <ApprovedFunction text={item.approvedFunction} />
        </div>
      )}
      <p css={[text.body2, { marginTop: space(3) }]}>{item.description}</p>
      {item.timing && (
        <p css={[text.body2, { display: 'flex', gap: space(2), marginTop: space(2), fontWeight: 600 }]}>
          <Clock aria-hidden size={18} css={{ flex: 'none', marginTop: 3 }} />
          {item.timing}
        </p>
      )}
      <dl
        css={{
          display: 'grid',
          gridTemplateColumns: columns('4.75rem'),
          rowGap: space(2),
          marginTop: space(4),
          padding: space(3, 1),
          borderRadius: radius.control,
          background: color('surface-2'),
          textAlign: 'center',
        }}
      >
        {facts.map(({ value, label }) => (
          <div key={label} css={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <dt css={[text.caption, { color: color('text-2') }]}>{label}</dt>
            <dd css={[text.number, { fontSize: '1.1875rem', lineHeight: 1.4 }]}>{value}</dd>
          </div>
        ))}
      </dl>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: space(1.5),
          marginTop: space(4),
          '& > span': { whiteSpace: 'normal' },
        }}
      >
        <Chip>{item.doseText.split(' · ')[1] ?? `하루 ${item.servingsPerDay}번`}</Chip>
        {item.allergens.length > 0 && <Chip tone="caution">{item.allergens.join(', ')} 함유</Chip>}
        {item.cautions.map(caution => (
          <Chip key={caution}>{caution}</Chip>
        ))}
      </div>
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
            flex: '1 0 8.5rem',
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
        <Button loading={adding} onClick={onAdd} css={{ flex: '1 0 8.5rem' }}>
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
