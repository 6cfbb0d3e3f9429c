import { Link } from 'react-router-dom';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { Notice } from '../../../shared/ui/notice';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';
import { SORE_AREA_OPTIONS } from '../../../shared/widgets/health/health-options';
import type { WorkoutResult } from '../api/recommendation.types';
import { useAskWorkoutsAgain } from '../hooks/use-ask-again';
import { toggled } from '../lib/choices';
import { dotted } from '../../../shared/lib/format';

/** The member's health in one line, without pain areas. */
function healthLine({ conditions, readiness, ...told }: HealthNotes): string {
  const weeksOf: Partial<Record<HealthNotes['conditions'][number], number | null>> = {
    임신: told.pregnancyWeeks,
    '출산 후': told.postpartumWeeks,
    '최근 수술': told.surgeryWeeks,
  };
  const listed = conditions
    .map(condition => {
      const where = condition === '최근 수술' && told.surgeryAreas.length > 0;
      const named = where ? `${condition}(${told.surgeryAreas.join(', ')})` : condition;
      return typeof weeksOf[condition] === 'number' ? `${named} ${weeksOf[condition]}주` : named;
    })
    .join(', ');
  const asked = { clear: '', yes: '운동 전 확인에서 해당 있음', unanswered: '운동 전 확인을 하지 않음' };
  return dotted([listed || '건강 상태 없음', asked[readiness.state]]);
}

interface TrainingFactsProps {
  result: WorkoutResult;
  /** Undefined until loaded. */
  notes: HealthNotes | undefined;
}

/** Pain areas, one press each, which requests the list again. Until loaded, a placeholder of the same height. */
export function TrainingFacts({ result, notes }: TrainingFactsProps) {
  const again = useAskWorkoutsAgain(result, notes);
  return (
    <section
      aria-labelledby="training-facts"
      css={{
        display: 'grid',
        gap: space(3),
        padding: space(4, 5),
        borderRadius: radius.card,
        border: `1px solid ${color('line')}`,
      }}
    >
      <div>
        <h3 id="training-facts" css={[text.body2, { fontWeight: 700 }]}>
          아픈 곳이 있나요?
        </h3>
        <p css={[text.small, { color: color('text-2') }]}>누르면 바로 다시 추천해요.</p>
      </div>
      <div
        aria-busy={again.isPending || !notes || undefined}
        css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}
      >
        {SORE_AREA_OPTIONS.map(area => (
          <ChipButton
            key={area}
            selected={notes?.soreAreas.includes(area) ?? false}
            disabled={again.isPending || !notes}
            onClick={() => notes && again.mutate({ soreAreas: toggled(notes.soreAreas, area) })}
          >
            {area}
          </ChipButton>
        ))}
      </div>
      {notes?.readiness.state === 'yes' && (
        <Notice tone="caution">의사와 상담한 뒤에 운동해 주세요. 그때까지 가볍게만 추천해요.</Notice>
      )}
      <p css={[text.small, { color: color('text-2') }]}>
        {notes ? healthLine(notes) : '건강 정보를 불러오고 있어요.'}{' '}
        <Link
          to="/recommend/readiness"
          css={{
            display: 'inline-block',
            paddingBlock: space(3),
            color: color('brand-text'),
            fontWeight: 600,
            textDecoration: 'underline',
          }}
        >
          바꾸기
        </Link>
      </p>
    </section>
  );
}
