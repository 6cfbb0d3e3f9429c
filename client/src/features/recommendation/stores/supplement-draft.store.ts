import { createDraftStore } from '../../../shared/session/draft-store';
import { INITIAL_BUDGET } from './budget';

export interface SupplementDraft {
  purposes: readonly string[];
  /** Won. */
  budget: number;
  /** Whether the budget also covers what the member already takes. */
  scope: 'all' | 'new';
}

/** The steps of a supplement recommendation, kept across reloads and the back button. */
export const useSupplementDraft = createDraftStore<SupplementDraft>('recommend-supplement', {
  purposes: [],
  budget: INITIAL_BUDGET,
  scope: 'new',
});
