import { createDraftStore } from '../../../shared/session/draft-store';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';

/** Unsaved changes of 건강 정보; they survive a reload and leaving the page. */
export const useHealthDraft = createDraftStore<{ changes: Partial<HealthNotes> }>('health', { changes: {} });
