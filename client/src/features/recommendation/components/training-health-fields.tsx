import { space } from '../../../shared/theme/theme';
import { Choices } from '../../../shared/widgets/health/choices';
import { ConditionsField } from '../../../shared/widgets/health/conditions-field';
import type { ToldConditions } from '../../../shared/widgets/health/conditions-field';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';
import { SORE_AREA_OPTIONS } from '../../../shared/widgets/health/health-options';

type TrainingHealth = Pick<HealthNotes, 'soreAreas'> & ToldConditions;

interface TrainingHealthFieldsProps {
  health: TrainingHealth;
  onChange: (change: Partial<TrainingHealth>) => void;
  /** The server's answer to saving. */
  refusal: Error | null;
  /** Saves again, with the unlikely combination confirmed. */
  onConfirm: () => void;
  confirming: boolean;
}

/** What excludes or lightens workouts: pain and conditions. */
export function TrainingHealthFields({ health, onChange, ...saving }: TrainingHealthFieldsProps) {
  return (
    <div css={{ display: 'grid', gap: space(7) }}>
      <Choices
        legend="지금 아픈 곳"
        note="아픈 곳에 부담을 주는 운동은 빼거나 가볍게 추천해요."
        options={SORE_AREA_OPTIONS}
        chosen={health.soreAreas}
        onChange={soreAreas => onChange({ soreAreas })}
      />
      <ConditionsField note="없으면 그대로 두세요." told={health} onChange={onChange} {...saving} />
    </div>
  );
}
