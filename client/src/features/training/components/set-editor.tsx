import Trash2 from 'lucide-react/icons/trash-2';
import { color, columns, media, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Stepper } from '../../../shared/ui/stepper';
import { loadStep } from '../../../shared/widgets/workout/load-step';
import type { SetChange } from '../hooks/use-session-actions';
import type { NextWorkout } from '../session/next-workout';
import type { TrainingSet } from '../store/rows';
import { PlateDrawing } from './plate-drawing';

const MOST_KG = 1000;
const MOST_REPS = 100;
const MOST_SECONDS = 3600;
const SECONDS_STEP = 5;
const RESERVES = [0, 1, 2, 3, 4, 5];

interface SetEditorProps {
  set: TrainingSet;
  plan: NextWorkout | undefined;
  onChange: (change: SetChange) => void;
  onRemove: () => void;
}

/** Weight in the equipment's real steps, repetitions, reps in reserve, the plates: below its row. */
export function SetEditor({ set, plan, onChange, onRemove }: SetEditorProps) {
  const { weight } = set;
  const label = plan?.loadLabel;
  return (
    <div css={{ display: 'grid', gap: space(4), padding: space(1, 0, 4) }}>
      <div css={{ display: 'grid', gridTemplateColumns: columns('11rem'), gap: space(3) }}>
        {weight === null ? (
          <div css={{ alignSelf: 'end' }}>
            <Button variant="secondary" fullWidth onClick={() => onChange({ weight: plan?.minLoadKg ?? 0 })}>
              무게 더하기
            </Button>
          </div>
        ) : (
          <Stepper
            inline
            label={label ? `무게 (${label})` : '무게'}
            unit="kg"
            value={weight}
            min={0}
            max={MOST_KG}
            step={plan?.incrementKg || loadStep(label, weight)}
            onChange={next => onChange({ weight: next })}
          />
        )}
        {set.seconds === null ? (
          <Stepper
            inline
            label="횟수"
            unit="회"
            value={set.reps ?? 0}
            min={0}
            max={MOST_REPS}
            step={1}
            onChange={reps => onChange({ reps })}
          />
        ) : (
          <Stepper
            inline
            label="시간"
            unit="초"
            value={set.seconds}
            min={0}
            max={MOST_SECONDS}
            step={SECONDS_STEP}
            onChange={seconds => onChange({ seconds })}
          />
        )}
      </div>
      {plan?.plates && weight !== null && <PlateDrawing weight={weight} plates={plan.plates} />}
      {set.kind === 'work' && set.seconds === null && (
        <fieldset>
          <legend css={[text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) }]}>
            몇 번 더 할 수 있었어요?
          </legend>
          <div
            css={{
              display: 'grid',
              gridTemplateColumns: `repeat(${RESERVES.length}, minmax(44px, 1fr))`,
              [media.tiny]: { gridTemplateColumns: 'repeat(3, 1fr)' },
              gap: space(1),
            }}
          >
            {RESERVES.map(reserve => {
              const chosen = set.reserve === reserve;
              return (
                <button
                  key={reserve}
                  type="button"
                  aria-pressed={chosen}
                  onClick={() => onChange({ reserve: chosen ? null : reserve })}
                  css={{
                    minHeight: 44,
                    padding: 0,
                    borderRadius: radius.small,
                    border: `1px solid ${color(chosen ? 'brand' : 'line')}`,
                    background: color(chosen ? 'brand-tint' : 'surface'),
                    color: color(chosen ? 'brand-text' : 'text'),
                    fontWeight: 700,
                  }}
                >
                  {reserve === 5 ? '5+' : reserve}
                </button>
              );
            })}
          </div>
        </fieldset>
      )}
      <Button variant="secondary" size="small" icon={<Trash2 aria-hidden size={16} />} onClick={onRemove}>
        이 세트 빼기
      </Button>
    </div>
  );
}
