import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { showToast } from '../../../shared/ui/toast.store';
import { fetchHealth, healthKey, saveAnswers } from '../../../shared/widgets/health/health.api';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';
import { SORE_AREA_OPTIONS } from '../../../shared/widgets/health/health-options';

export type Reason = 'busy' | 'sore';

interface ChipRowProps<Value extends string> {
  label: string;
  values: readonly Value[];
  chosen: readonly Value[];
  disabled?: boolean;
  onToggle: (value: Value) => void;
}

function ChipRow<Value extends string>({ label, values, chosen, disabled, onToggle }: ChipRowProps<Value>) {
  return (
    <div role="group" aria-label={label} css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
      {values.map(value => (
        <ChipButton
          key={value}
          selected={chosen.includes(value)}
          disabled={disabled}
          onClick={() => onToggle(value)}
        >
          {value}
        </ChipButton>
      ))}
    </div>
  );
}

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter(each => each !== value) : [...values, value];

interface BusyMachinesProps {
  /** Everything the workout needs. */
  machines: readonly string[];
  busy: readonly string[];
  onChange: (busy: string[]) => void;
}

/** Which of the workout's machines are in use. */
export function BusyMachines({ machines, busy, onChange }: BusyMachinesProps) {
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <p css={[text.small, { color: color('text-2') }]}>고른 기구를 쓰는 운동은 빼고 보여 드려요.</p>
      <ChipRow
        label="지금 쓸 수 없는 기구"
        values={machines}
        chosen={busy}
        onToggle={machine => onChange(toggled(busy, machine))}
      />
    </div>
  );
}

type SoreArea = HealthNotes['soreAreas'][number];

/** Where it hurts: saved with the member's health notes, as everywhere, so that later plans consider it, too. */
export function SorePlaces() {
  const client = useQueryClient();
  const health = useHealth();
  const save = useMutation({
    mutationFn: ({ seen, soreAreas }: { seen: HealthNotes; soreAreas: SoreArea[] }) =>
      saveAnswers(seen, { soreAreas }),
    onSuccess: notes => client.setQueryData(healthKey, notes),
    onError: error => showToast({ tone: 'error', message: messageOf(error) }),
  });
  if (!health.data) return null;
  const { soreAreas } = health.data;
  return (
    <div aria-busy={save.isPending || undefined} css={{ display: 'grid', gap: space(2) }}>
      <p css={[text.small, { color: color('text-2') }]}>
        고른 곳은 건강 정보에 저장하고 다음 추천에도 반영해요. 통증이 심하면 오늘은 쉬어 주세요.
      </p>
      <ChipRow
        label="아픈 곳"
        values={SORE_AREA_OPTIONS}
        chosen={soreAreas}
        disabled={save.isPending}
        onToggle={area => save.mutate({ seen: health.data, soreAreas: toggled(soreAreas, area) })}
      />
    </div>
  );
}

export const useHealth = () =>
  useQuery({
    queryKey: healthKey,
    queryFn: fetchHealth,
    staleTime: 60_000,
    retry: false,
  });
