import { DEFAULT_BALANCE } from '../../../shared/body/body-types';
import { EMPTY_COMPOSITION } from '../../../shared/body/composition-input';
import type { CompositionDraft } from '../../../shared/body/composition-input';
import { createDraftStore } from '../../../shared/session/draft-store';

export interface BodyInfoDraft {
  /** True once the user changed something: from then on the server's data does not overwrite it. */
  edited: boolean;
  height: string;
  weight: string;
  balance: number;
  composition: CompositionDraft;
}

/** The typed values of 몸 정보; they survive a reload and leaving the page. */
export const useBodyInfoDraft = createDraftStore<BodyInfoDraft>('body-info', {
  edited: false,
  height: '',
  weight: '',
  balance: DEFAULT_BALANCE,
  composition: EMPTY_COMPOSITION,
});
