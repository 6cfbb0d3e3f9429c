import { create } from 'zustand';
import { onLoginLeft } from '../session/session.store';

export interface ToastItem {
  id: number;
  message: string;
  tone: 'neutral' | 'success' | 'error';
  /** What it is a word on: the next one on the same takes its place. */
  about?: string;
  /** `undo` takes back what was said; other actions lead on. */
  action?: { label: string; run: () => void; undo?: boolean };
}

interface ToastState {
  items: ToastItem[];
  show: (toast: Omit<ToastItem, 'id' | 'tone'> & { tone?: ToastItem['tone'] }) => void;
  dismiss: (id: number) => void;
}

/** More than three at once are a wall: the oldest goes. */
const MAX_TOASTS = 3;
let lastId = 0;

export const useToastStore = create<ToastState>()(set => ({
  items: [],
  show: toast =>
    set(({ items }) => ({
      // The newest counts: an older one stays only as long as something can be taken back by it.
      items: [
        ...items.filter(({ action, about }) => action?.undo && (!about || about !== toast.about)),
        { tone: 'neutral' as const, ...toast, id: ++lastId },
      ].slice(-MAX_TOASTS),
    })),
  dismiss: id => set(({ items }) => ({ items: items.filter(item => item.id !== id) })),
}));

// An undo of what one member did is nothing for the next.
onLoginLeft(() => useToastStore.setState({ items: [] }));

/** Takes away what was said in one tone. */
export const dropToasts = (tone: ToastItem['tone']): void =>
  useToastStore.setState(({ items }) => ({ items: items.filter(item => item.tone !== tone) }));

/** Shows a message at the foot of the screen; with an action (undo) it stays longer. */
export const showToast = (toast: Parameters<ToastState['show']>[0]): void =>
  useToastStore.getState().show(toast);
