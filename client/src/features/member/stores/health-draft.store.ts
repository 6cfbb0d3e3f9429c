import { createDraftStore } from '../../../shared/session/draft-store';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';

/** What was changed at 건강 정보 and not saved yet; it survives a reload and going to look something up. */
export const useHealthDraft = createDraftStore<{ changes: Partial<HealthNotes> }>('health', { changes: {} });
