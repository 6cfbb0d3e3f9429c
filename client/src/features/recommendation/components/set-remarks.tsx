import { Notice } from '../../../shared/ui/notice';
import type { SupplementResult } from '../api/recommendation.types';
import { RefusalCard } from './refusal-card';

/** Refusals and remarks. */
export function SetRemarks({ refusals, notes }: Pick<SupplementResult, 'refusals' | 'notes'>) {
  return (
    <>
      {refusals.map(refusal => (
        <RefusalCard key={refusal.purpose ?? 'all'} refusal={refusal} />
      ))}
      {notes.map(note => (
        <Notice key={note} tone="info">
          {note}
        </Notice>
      ))}
    </>
  );
}
