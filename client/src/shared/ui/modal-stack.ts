import { create } from 'zustand';

interface ModalStack {
  /** Open dialogs, the topmost last. */
  open: readonly HTMLDialogElement[];
  push: (dialog: HTMLDialogElement) => void;
  remove: (dialog: HTMLDialogElement) => void;
}

export const useModalStack = create<ModalStack>()(set => ({
  open: [],
  push: dialog => set(({ open }) => ({ open: [...open, dialog] })),
  remove: dialog => set(({ open }) => ({ open: open.filter(each => each !== dialog) })),
}));

/** The topmost dialog: everything outside it is inert, so whatever must be read or pressed belongs inside. */
export const useTopModal = (): HTMLDialogElement | null => useModalStack(({ open }) => open.at(-1) ?? null);
