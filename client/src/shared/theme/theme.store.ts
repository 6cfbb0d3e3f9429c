import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

interface ThemeState {
  choice: ThemeChoice;
  choose: (choice: ThemeChoice) => void;
}

/** Storage key; public/boot.js reads it before the first paint. */
export const THEME_STORAGE_KEY = 'routineup.theme';

function apply(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}

/** The user's theme; `system` follows the device. Kept in local storage and set on `<html data-theme>`. */
export const useThemeStore = create<ThemeState>()(
  persist(
    set => ({
      choice: 'system',
      choose: choice => {
        apply(choice);
        set({ choice });
      },
    }),
    { name: THEME_STORAGE_KEY, partialize: ({ choice }) => ({ choice }) },
  ),
);
