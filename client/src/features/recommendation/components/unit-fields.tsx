import { formatNumber, formatWon } from '../../../shared/lib/format';
import { color, columns, space, text } from '../../../shared/theme/theme';
import { Select } from '../../../shared/ui/select';
import type { RecommendedSupplement } from '../api/recommendation.types';
import { chooseFlavor, chosenUnit, unitsOf } from '../lib/supplement-set';
import type { UnitChoice } from '../lib/supplement-set';

interface UnitFieldsProps {
  item: RecommendedSupplement;
  choice: UnitChoice;
  onChoose: (choice: UnitChoice) => void;
  /** Whether the whole set still fits with all current choices. */
  fits: boolean;
}

/** Flavour and size, and their effect on the monthly cost. */
export function UnitFields({ item, choice, onChoose, fits }: UnitFieldsProps) {
  const unit = chosenUnit(item, choice);
  return (
    <>
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
    </>
  );
}
