import { keyframes } from '@emotion/react';
import X from 'lucide-react/icons/x';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { color, media, motion, radius, shadow, space, text } from '../theme/theme';
import { IconButton } from './icon-button';
import { useModalStack } from './modal-stack';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

const HIGHEST = 'min(88dvh, 860px)';

interface ModalProps {
  /** Mount to open, unmount to close. Called for Escape, the close icon and a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  /** One sentence under the title; announced with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom; they stay visible while the content scrolls. */
  actions?: ReactNode;
  /** px on tablets and desktops; on phones it is a full-width sheet. */
  width?: number;
  /** Keeps the dialog open on a press beside it, for forms that hold typed text. */
  keepOnBackdrop?: boolean;
  /** What comes late, or is chosen at its top, changes the height below: the top stays in place as long as it is open. */
  grows?: boolean;
}

/** A dialog that is open, above the others, as long as its component is mounted. */
function useShown() {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { push, remove } = useModalStack.getState();
    const page = document.documentElement;
    // public/boot.js may have opened one.
    if (!document.querySelector('dialog[open]'))
      page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
    element.showModal();
    push(element);
    return () => {
      remove(element);
      // Closing before the node is removed is what returns the focus.
      element.close();
      if (useModalStack.getState().open.length === 0) page.style.removeProperty('--scrollbar');
    };
  }, []);
  return dialog;
}

/**
 * A modal on the native dialog element: it traps the focus, restores it, makes the page
 * behind inert and covers everything, without a library. It is appended to the body, so that it may contain a form. base.css locks the page's scrolling while one is open.
 */
export function Modal({
  onClose,
  title,
  description,
  children,
  actions,
  width = 440,
  keepOnBackdrop = false,
  grows = false,
}: ModalProps) {
  const id = useId();
  const dialog = useShown();
  const [tall] = useState(grows);

  const element = (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      // React also passes on the cancel event of a dialog above this one, and of a file chooser.
      onCancel={event => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // React events bubble out of a portal: a form in here is not part of the form that opened it.
      onSubmit={event => event.stopPropagation()}
      onPointerDown={event => {
        if (event.target === dialog.current && !keepOnBackdrop) onClose();
      }}
      css={{
        width: '100%',
        maxWidth: '100%',
        height: tall ? HIGHEST : undefined,
        maxHeight: HIGHEST,
        margin: 'auto 0 0',
        padding: 0,
        border: 0,
        overflow: 'hidden',
        background: color('surface'),
        color: color('text'),
        borderRadius: `${radius.card} ${radius.card} 0 0`,
        boxShadow: shadow.lifted,
        '&[open]': {
          display: 'flex',
          flexDirection: 'column',
          animation: `${rise} ${motion.normal} ${motion.ease}`,
        },
        '&::backdrop': { background: color('scrim'), animation: `${appear} ${motion.normal}` },
        [media.tablet]: {
          ...{ width, height: 'fit-content', borderRadius: radius.card },
          margin: tall ? '6dvh auto auto' : 'auto',
        },
        // Title and buttons scroll with the content: fixed, they would leave it no room.
        [media.short]: { maxHeight: '100dvh', overflowY: 'auto', '&[open]': { display: 'block' } },
      }}
    >
      <div css={{ display: 'flex', alignItems: 'flex-start', gap: space(3), padding: space(6, 3, 0, 6) }}>
        <h2 id={`${id}-title`} tabIndex={-1} css={[text.h2, { flex: 1, minWidth: 0, paddingTop: 6 }]}>
          {title}
        </h2>
        <IconButton label="닫기" data-close onClick={onClose}>
          <X size={22} />
        </IconButton>
      </div>
      {/* Not `flex: 1`: its basis of 0 % is no height at all in Safari. Focusing a hidden input scrolls this, not the dialog. */}
      <div
        css={{
          flex: '1 1 auto',
          minHeight: 0,
          overflowY: 'auto',
          position: 'relative',
          padding: space(2, 6, actions ? 4 : 6),
        }}
      >
        {description && (
          <p id={`${id}-description`} css={[text.body2, { color: color('text-2') }]}>
            {description}
          </p>
        )}
        {children}
      </div>
      {actions && (
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: space(2),
            padding: space(3, 6, 6),
            paddingBottom: 'max(24px, env(safe-area-inset-bottom))',
            position: 'relative',
            // Content that scrolls under the buttons fades instead of being cut.
            '&::before': {
              content: '""',
              position: 'absolute',
              inset: 'auto 0 100%',
              height: 24,
              background: `linear-gradient(to top, ${color('surface')}, transparent)`,
              pointerEvents: 'none',
              [media.short]: { display: 'none' },
            },
            '& > *': { flex: 1 },
            [media.tablet]: width > 600 && {
              justifyContent: 'flex-end',
              '& > button, & > a': { flex: 'none', minWidth: 128 },
            },
          }}
        >
          {actions}
        </div>
      )}
    </dialog>
  );
  // The build renders the dialog that asks visitors to log in.
  return typeof document === 'undefined' ? element : createPortal(element, document.body);
}
