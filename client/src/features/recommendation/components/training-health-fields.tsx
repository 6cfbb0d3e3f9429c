import { space } from '../../../shared/theme/theme';
import { Choices } from '../../../shared/widgets/health/choices';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';
import { CONDITION_OPTIONS, SORE_AREA_OPTIONS } from '../../../shared/widgets/health/health-options';
import { PregnancyWeeksField } from '../../../shared/widgets/health/pregnancy-weeks-field';

export type TrainingHealth = Pick<HealthNotes, 'soreAreas' | 'conditions' | 'pregnancyWeeks'>;

interface TrainingHealthFieldsProps {
  health: TrainingHealth;
  onChange: (change: Partial<TrainingHealth>) => void;
}

/** What excludes or lightens workouts: sore places and conditions. */
export function TrainingHealthFields({ health, onChange }: TrainingHealthFieldsProps) {
  return (
    <div css={{ display: 'grid', gap: space(7) }}>
      <Choices
        legend="지금 아픈 곳"
        note="아픈 곳에 부담을 주는 운동은 빼거나 가볍게 추천해요."
        options={SORE_AREA_OPTIONS}
        chosen={health.soreAreas}
        onChange={soreAreas => onChange({ soreAreas })}
      />
      <div css={{ display: 'grid', gap: space(3) }}>
        <Choices
          legend="건강 상태"
          note="없으면 그대로 두세요."
          options={CONDITION_OPTIONS}
          chosen={health.conditions}
          onChange={conditions => onChange({ conditions })}
        />
        {health.conditions.includes('임신') && (
          <PregnancyWeeksField
            weeks={health.pregnancyWeeks}
            onChange={pregnancyWeeks => onChange({ pregnancyWeeks })}
          />
        )}
      </div>
    </div>
  );
}
