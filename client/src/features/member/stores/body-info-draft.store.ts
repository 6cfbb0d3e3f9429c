import { DEFAULT_BALANCE } from '../../../shared/body/body-types';
import { EMPTY_COMPOSITION } from '../../../shared/body/composition-input';
import type { CompositionDraft } from '../../../shared/body/composition-input';
import { createDraftStore } from '../../../shared/session/draft-store';

export interface BodyInfoDraft {
  /** True once the person changed something: from then on what the server has does not overwrite it. */
  edited: boolean;
  height: string;
  weight: string;
  balance: number;
  composition: CompositionDraft;
}

/** What was typed at 몸 정보; it survives a reload and going to look something up. */
export const useBodyInfoDraft = createDraftStore<BodyInfoDraft>('body-info', {
  edited: false,
  height: '',
  weight: '',
  balance: DEFAULT_BALANCE,
  composition: EMPTY_COMPOSITION,
});
