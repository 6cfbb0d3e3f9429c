import { createDraftStore } from '../../../shared/session/draft-store';
import { NO_ANSWERS } from '../../../shared/widgets/health/unsaved-answers';

/** Unsaved changes of 건강 정보; they survive a reload and leaving the page. */
export const useHealthDraft = createDraftStore('health', NO_ANSWERS);
