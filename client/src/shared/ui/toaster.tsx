import { keyframes } from '@emotion/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { color, layer, motion, radius, shadow, space, text } from '../theme/theme';
import { useTopModal } from './modal-stack';
import { useToastStore } from './toast.store';
import type { ToastItem } from './toast.store';

/** Reading time: a plain message 4 s, one with an action 8 s; both pause while hovered or focused. */
const PLAIN_MS = 4000;
const ACTION_MS = 8000;

const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });

function Toast({ toast }: { toast: ToastItem }) {
  const dismiss = useToastStore(state => state.dismiss);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(toast.id), toast.action ? ACTION_MS : PLAIN_MS);
    return () => clearTimeout(timer);
  }, [held, dismiss, toast]);

  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(3),
        minHeight: 52,
        padding: space(2, 2, 2, 4),
        borderRadius: radius.control,
        background: color('inverse'),
        color: color('on-inverse'),
        boxShadow: shadow.lifted,
        pointerEvents: 'auto',
        animation: `${rise} ${motion.normal} ${motion.ease}`,
      }}
    >
      {toast.tone === 'error' && (
        <CircleAlert aria-hidden size={20} color={color('error')} css={{ flex: 'none' }} />
      )}
      {toast.tone === 'success' && (
        <CircleCheck aria-hidden size={20} color={color('success')} css={{ flex: 'none' }} />
      )}
      <span css={[text.body2, { flex: 1, paddingBlock: space(1), whiteSpace: 'pre-line' }]}>
        {toast.message}
      </span>
      {toast.action ? (
        <button
          type="button"
          onClick={() => {
            toast.action?.run();
            dismiss(toast.id);
          }}
          css={{
            minHeight: 44,
            padding: space(0, 3),
            border: 0,
            borderRadius: radius.small,
            background: 'transparent',
            color: 'inherit',
            fontWeight: 700,
            textDecoration: 'underline',
            textUnderlineOffset: 3,
            whiteSpace: 'nowrap',
          }}
        >
          {toast.action.label}
        </button>
      ) : (
        <span css={{ width: 8 }} />
      )}
    </li>
  );
}

/**
 * The region of all toasts; mounted once. Announced politely. At the bottom of the screen, or at the top of an open dialog, where
 * it can be read and pressed without covering the dialog's buttons at the bottom.
 */
export function Toaster() {
  const items = useToastStore(state => state.items);
  const modal = useTopModal();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The top layer, so that no dialog or bar covers it.
    const element = region.current;
    // A dialog that closes with the toast it caused has removed the region; it is shown again from its next place.
    if (!element?.showPopover || !element.isConnected || items.length === 0) return;
    element.hidePopover();
    element.showPopover();
    // A wizard's bar is above the bottom of the screen where a desktop's page is short.
    element.style.bottom = '';
    const bar = document.querySelector('[data-foot-bar="sticky"]')?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    if (!modal && bar && bar.top < own.bottom && own.top < bar.bottom)
      element.style.bottom = `${window.innerHeight - bar.top + 16}px`;
  }, [items, modal]);

  return createPortal(
    <div
      ref={region}
      popover="manual"
      css={{
        display: 'block',
        position: 'fixed',
        inset: modal
          ? 'calc(env(safe-area-inset-top) + 12px) 0 auto'
          : 'auto 0 calc(var(--tabs-height) + var(--foot-bar) + 16px)',
        zIndex: layer.toast,
        width: 'auto',
        maxWidth: 480,
        height: 'auto',
        margin: '0 auto',
        padding: space(0, 4),
        border: 0,
        background: 'transparent',
        overflow: 'visible',
        pointerEvents: 'none',
      }}
    >
      <div role="status" aria-label="알림" aria-live="polite">
        <ul css={{ display: 'grid', gap: space(2) }}>
          {items.map(toast => (
            <Toast key={toast.id} toast={toast} />
          ))}
        </ul>
      </div>
    </div>,
    modal ?? document.body,
  );
}
