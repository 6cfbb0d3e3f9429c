import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import { allergenName } from '../../../shared/widgets/health/allergen-name';
import { fetchHealth, healthKey } from '../../../shared/widgets/health/health.api';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';
import { DEFAULT_COFFEE_CUPS, DEFAULT_DIET_PROTEIN } from '../../../shared/widgets/health/health-options';
import { IntakeModal } from './intake-modal';

const NAMES = ['건강 상태', '알레르기', '먹고 있는 약', '커피', '식사 단백질'] as const;

/** The known value of each of {@link NAMES}; empty while loading. */
function valuesOf(notes: HealthNotes | undefined): readonly string[] {
  if (!notes) return [];
  const { coffeeCupsPerDay, dietProteinPerKg } = notes;
  const listed = (list: HealthNotes['unanswered'][number]): string => {
    if (notes.unanswered.includes(list)) return '아직 답하지 않았어요';
    return notes[list].length === 0 ? '없음' : notes[list].map(allergenName).join(', ');
  };
  return [
    listed('conditions'),
    listed('allergens'),
    listed('medicines'),
    coffeeCupsPerDay === null ? `하루 ${DEFAULT_COFFEE_CUPS}잔으로 계산` : `하루 ${coffeeCupsPerDay}잔`,
    dietProteinPerKg === null
      ? `몰라서 체중 1kg에 ${DEFAULT_DIET_PROTEIN}g으로 계산`
      : `체중 1kg에 ${dietProteinPerKg}g`,
  ];
}

interface IntakeFactsProps {
  /** Called after a change. */
  onSaved?: () => void;
}

/**
 * What the choice depends on besides the body: known or assumed, one press to answer. While loading it takes up its space, so that the
 * content below does not shift.
 */
export function IntakeFacts({ onSaved }: IntakeFactsProps) {
  const health = useQuery({ queryKey: healthKey, queryFn: fetchHealth, staleTime: 60_000 });
  const [open, setOpen] = useState(false);
  if (health.isLoadingError) return <LoadFailureLine query={health} what="건강 정보를" />;
  const values = valuesOf(health.data);
  return (
    <section
      aria-labelledby="intake-title"
      aria-busy={!health.data || undefined}
      css={{
        display: 'grid',
        gap: space(3),
        padding: space(4, 5),
        borderRadius: radius.card,
        border: `1px solid ${color('line')}`,
      }}
    >
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(2),
        }}
      >
        <h3 id="intake-title" css={[text.body2, { fontWeight: 700 }]}>
          이 정보로 골라요
        </h3>
        <Button variant="secondary" size="small" disabled={!health.data} onClick={() => setOpen(true)}>
          바꾸기
        </Button>
      </div>
      <dl css={{ display: 'grid', gap: space(1.5) }}>
        {NAMES.map((name, index) => (
          <div key={name} css={[text.small, { display: 'flex', flexWrap: 'wrap', columnGap: space(3) }]}>
            <dt css={{ flex: '0 1 7.5rem', color: color('text-2') }}>{name}</dt>
            {/* Below its name where large text leaves no room beside it. */}
            <dd css={{ flex: '1 1 8rem', minWidth: 0, fontWeight: 600 }}>{values[index] ?? '…'}</dd>
          </div>
        ))}
      </dl>
      <Link to="/mypage/health" css={[text.small, { color: color('text-2'), textDecoration: 'underline' }]}>
        건강 상태와 알레르기는 건강 정보에서 바꿔요
      </Link>
      {open && health.data && (
        <IntakeModal
          notes={health.data}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onSaved?.();
          }}
        />
      )}
    </section>
  );
}
