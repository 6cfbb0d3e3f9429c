import { create } from 'zustand';

interface LoginPromptState {
  /** Where the person wanted to go; null while the prompt is closed. */
  next: string | null;
}

export const useLoginPromptStore = create<LoginPromptState>()(() => ({ next: null }));

/** Asks a visitor whether to log in, to go on to `next` afterwards. */
export const openLoginPrompt = (next: string): void => useLoginPromptStore.setState({ next });
export const closeLoginPrompt = (): void => useLoginPromptStore.setState({ next: null });
