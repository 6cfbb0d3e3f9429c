import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { formatNumber, formatWon } from '../../../shared/lib/format';
import { color, columns, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Chip } from '../../../shared/ui/chip';
import type { ChipTone } from '../../../shared/ui/chip';
import { Select } from '../../../shared/ui/select';
import type { RecommendedSupplement } from '../api/recommendation.types';
import { chooseFlavor, chosenUnit, unitsOf } from '../lib/supplement-set';
import type { UnitChoice } from '../lib/supplement-set';
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

const GRADE_TONES: Record<RecommendedSupplement['evidenceGrade'], ChipTone> = {
  '근거 강함': 'brand',
  '근거 보통': 'neutral',
  '근거 약함': 'caution',
};

/** `단백질 53g · 하루 2번` → `53g` of `단백질`. */
function doseParts(doseText: string): { amount: string; name: string } {
  const [what = doseText] = doseText.split(' · ');
  const at = what.lastIndexOf(' ');
  return at < 0 ? { amount: what, name: '하루 양' } : { amount: what.slice(at + 1), name: what.slice(0, at) };
}

/** One product: the package, the proof, the price; then flavour and size, why, the numbers, what to know, two ways on. */
export function SupplementCard({ item, choice, onChoose, fits, adding, onAdd }: SupplementCardProps) {
  const unit = chosenUnit(item, choice);
  const dose = doseParts(item.doseText);
  const facts = [
    { value: dose.amount, label: `하루 ${dose.name}` },
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
          <div>
            <Chip tone={GRADE_TONES[item.evidenceGrade]}>{item.evidenceGrade}</Chip>
          </div>
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
      <p css={[text.body2, { marginTop: space(3) }]}>{item.description}</p>
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
        {item.purposes.map(purpose => (
          <Chip key={purpose} tone="brand">
            {purpose}
          </Chip>
        ))}
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
            flex: '0 1 112px',
            minHeight: 48,
            borderRadius: radius.control,
            background: color('surface-3'),
            fontWeight: 600,
          }}
        >
          <ShoppingBag aria-hidden size={18} />
          구매하기
        </a>
        <Button loading={adding} onClick={onAdd} css={{ flex: '1 0 8.5rem' }}>
          내 보충제에 추가
        </Button>
      </div>
      <div css={{ marginTop: space(5) }}>
        <ServingContent supplementId={unit.supplementId} />
      </div>
    </Card>
  );
}
