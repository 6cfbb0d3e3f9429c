import { useEffect, useState } from 'react';
import { space } from '../theme/theme';
import { Notice } from './notice';
import { useToastStore } from './toast.store';
import type { ToastItem } from './toast.store';

/** Shows toasts inside the page, and keeps them, where they would cover its links. Toasts that offer an action remain toasts. */
export function InlineToasts() {
  const [said, setSaid] = useState<readonly ToastItem[]>([]);
  useEffect(() => {
    const take = () => {
      const { items } = useToastStore.getState();
      const plain = items.filter(({ action }) => !action);
      if (plain.length === 0) return;
      setSaid(plain);
      useToastStore.setState({ items: items.filter(({ action }) => action) });
    };
    take();
    return useToastStore.subscribe(take);
  }, []);
  return (
    // Rendered before its content, so that screen readers announce it.
    <div aria-live="polite">
      {said.map(({ id, tone, message }) => (
        <div key={id} css={{ marginTop: space(5) }}>
          <Notice tone={tone === 'neutral' ? 'info' : tone}>{message}</Notice>
        </div>
      ))}
    </div>
  );
}
