import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '../lib/safe-storage';
import { currentSession, DRAFT_PREFIX, onLoginLeft } from './session.store';

export interface DraftState<Values extends object> {
  values: Values;
  patch: (values: Partial<Values>) => void;
  reset: () => void;
}

interface Stored<Values> {
  values: Partial<Values>;
  /** Whose it is; none for a visitor's. */
  loginKey?: string | undefined;
}

const resets = new Set<() => void>();

/**
 * The typed values of a wizard: they survive a reload and the back button in this tab's session storage.
 * @param name storage key after `routineup.draft.`
 * @param secrets fields that stay in memory and are never written: passwords, codes
 */
export function createDraftStore<Values extends object>(
  name: string,
  initial: Values,
  secrets: readonly (keyof Values)[] = [],
): UseBoundStore<StoreApi<DraftState<Values>>> {
  const useDraft = create<DraftState<Values>>()(
    persist(
      (set, get) => ({
        values: initial,
        patch: values => set({ values: { ...get().values, ...values } }),
        reset: () => set({ values: initial }),
      }),
      {
        name: DRAFT_PREFIX + name,
        // A wizard lives as long as the page where nothing can be stored.
        storage: createJSONStorage(() => tabStorage),
        partialize: ({ values }) => ({
          loginKey: currentSession()?.loginKey,
          values: Object.fromEntries(
            Object.entries(values).filter(([key]) => !secrets.includes(key as keyof Values)),
          ) as Values,
        }),
        // Fields newer than the stored draft, and the secrets, come from the initial values.
        merge: (stored, current) => {
          const { values, loginKey } = (stored ?? {}) as Partial<Stored<Values>>;
          // While the browser had discarded this tab, another member may have logged in in the next one.
          const isOthers = loginKey !== undefined && loginKey !== currentSession()?.loginKey;
          return { ...current, values: { ...initial, ...(!isOthers && values) } };
        },
      },
    ),
  );
  resets.add(() => {
    useDraft.getState().reset();
    // Removes the empty draft that this just wrote, too.
    useDraft.persist.clearStorage();
  });
  return useDraft;
}

/** Clears every wizard. */
export function resetDrafts(): void {
  resets.forEach(reset => reset());
}

// The next person at this device must find nothing of the last one's.
onLoginLeft(resetDrafts);
