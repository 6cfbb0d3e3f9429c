import { create } from 'zustand';

interface LoginPromptState {
  /** Where the user wanted to go; null while the prompt is closed. */
  next: string | null;
}

export const useLoginPromptStore = create<LoginPromptState>()(() => ({ next: null }));

/** Asks a visitor whether to log in and then continue to `next`. */
export const openLoginPrompt = (next: string): void => useLoginPromptStore.setState({ next });
export const closeLoginPrompt = (): void => useLoginPromptStore.setState({ next: null });
