import { create } from 'zustand';
import { onLoginLeft } from '../session/session.store';

export interface ToastItem {
  id: number;
  message: string;
  tone: 'neutral' | 'success' | 'error';
  /** Its subject: the next toast with the same one replaces it. */
  about?: string;
  /** `undo` reverses what was reported; other actions lead on. */
  action?: { label: string; run: () => void; undo?: boolean };
}

interface ToastState {
  items: ToastItem[];
  show: (toast: Omit<ToastItem, 'id' | 'tone'> & { tone?: ToastItem['tone'] }) => void;
  dismiss: (id: number) => void;
}

/** More than three at once are too many: the oldest goes. */
const MAX_TOASTS = 3;
let lastId = 0;

export const useToastStore = create<ToastState>()(set => ({
  items: [],
  show: toast =>
    set(({ items }) => ({
      // The newest counts: an older one stays only while it offers an undo.
      items: [
        ...items.filter(({ action, about }) => action?.undo && (!about || about !== toast.about)),
        { tone: 'neutral' as const, ...toast, id: ++lastId },
      ].slice(-MAX_TOASTS),
    })),
  dismiss: id => set(({ items }) => ({ items: items.filter(item => item.id !== id) })),
}));

// One member's undo is not for the next member.
onLoginLeft(() => useToastStore.setState({ items: [] }));

/** Removes all toasts of one tone. */
export const dropToasts = (tone: ToastItem['tone']): void =>
  useToastStore.setState(({ items }) => ({ items: items.filter(item => item.tone !== tone) }));

/** Shows a message at the bottom of the screen; with an action (undo) it stays longer. */
export const showToast = (toast: Parameters<ToastState['show']>[0]): void =>
  useToastStore.getState().show(toast);
