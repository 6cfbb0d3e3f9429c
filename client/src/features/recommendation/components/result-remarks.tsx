import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useDeferredValue, useId, useState } from 'react';
import { color, media, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { Notice } from '../../../shared/ui/notice';
import { fetchHealth, healthKey } from '../../../shared/widgets/health/health.api';
import type { WorkoutResult } from '../api/recommendation.types';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { THINNESS_WORDS, ThinnessCard } from '../../../shared/widgets/body-data/thinness-card';
import { FitInstead } from './fit-instead';
import { RemarksChip } from './remarks-chip';
import { TrainingFacts } from './training-facts';

/** Duration, remarks and pain in one line, so that the first weight fits on the first screen. */
export function ResultRemarks({ result, summary }: { result: WorkoutResult; summary: string | null }) {
  const { unfilled } = result;
  const thin = useSeverelyThin();
  const notes = thin ? result.notes.filter(note => !note.startsWith(THINNESS_WORDS.body)) : result.notes;
  const [open, setOpen] = useState<'pain' | 'notes' | null>(null);
  // The press paints before what it opens.
  const shown = useDeferredValue(open);
  const health = useQuery({ queryKey: healthKey, queryFn: fetchHealth, staleTime: 60_000 });
  const sore = health.data?.soreAreas.length ?? 0;
  const remarks = notes.length + unfilled.length;
  const id = useId();
  const toggle = (what: 'pain' | 'notes') => setOpen(open === what ? null : what);
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) }}>
        {summary && (
          <p css={[text.small, { flex: 1, color: color('text-2'), [media.desktop]: { display: 'none' } }]}>
            {summary}
          </p>
        )}
        {remarks > 0 && (
          <RemarksChip
            count={remarks}
            open={open === 'notes'}
            controls={id}
            onToggle={() => toggle('notes')}
          />
        )}
        {/* Without health notes nothing can be requested again. */}
        {!health.isLoadingError && (
          <ChipButton
            aria-expanded={open === 'pain'}
            aria-controls={open === 'pain' ? id : undefined}
            onClick={() => toggle('pain')}
          >
            {sore > 0 ? `아픈 곳 ${sore}곳` : '아픈 곳이 있나요?'}
            <ChevronDown aria-hidden size={16} />
          </ChipButton>
        )}
      </div>
      {thin && <ThinnessCard />}
      <FitInstead result={result} />
      {shown === 'notes' && (
        <div id={id} css={{ display: 'grid', gap: space(2) }}>
          {notes.map(note => (
            <Notice key={note} tone="caution">
              {note}
            </Notice>
          ))}
          {unfilled.map(({ bodyPartKoreanName, reason }) => (
            <Notice key={bodyPartKoreanName} tone="caution">
              <strong>{bodyPartKoreanName}</strong> ·&nbsp;{reason}
            </Notice>
          ))}
        </div>
      )}
      {shown === 'pain' && !health.isLoadingError && (
        <div id={id}>
          <TrainingFacts result={result} notes={health.data} />
        </div>
      )}
    </div>
  );
}
