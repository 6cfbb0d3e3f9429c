import ChevronLeft from 'lucide-react/icons/chevron-left';
import { memo, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { color, layer, media, motion, shadow, space, text } from '../theme/theme';
import { IconButton } from './icon-button';

/** Scroll position in px from which a sticky header casts a shadow. */
export const HEADER_SHADOW_AT = 230;

interface PageHeaderProps {
  title: ReactNode;
  /** One step back; to the given path when the page was opened directly. */
  back?: boolean;
  backTo?: string;
  /** Buttons at the right edge. */
  actions?: ReactNode;
  /** At the top edge of the page, over its padding. */
  flush?: boolean;
}

/** The heading of a page, sticky under the navigation bar within its parent, which must be as long as the page. */
export const PageHeader = memo(function PageHeader(props: PageHeaderProps) {
  const { title, back = false, backTo = '/', actions, flush = false } = props;
  const navigate = useNavigate();
  const [lifted, setLifted] = useState(false);
  useEffect(() => {
    const update = () => setLifted(window.scrollY >= HEADER_SHADOW_AT);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return (
    <div
      data-lifted={lifted || undefined}
      data-page-header
      css={{
        position: 'sticky',
        top: 'var(--nav-height)',
        zIndex: layer.sticky,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(1),
        minHeight: 56,
        marginTop: flush ? space(-6) : undefined,
        marginInline: 'calc(var(--gutter) * -1)',
        paddingInline: 'var(--gutter)',
        background: color('bg'),
        boxShadow: lifted ? shadow.header : 'none',
        transition: `box-shadow ${motion.normal}`,
        [media.tablet]: { minHeight: 64 },
        [media.short]: { position: 'static' },
      }}
    >
      {back && (
        <IconButton
          label="뒤로"
          css={{ marginLeft: -12 }}
          onClick={() => {
            // The router counts its own entries: at 0 there is none of ours to go back to.
            const index: unknown = window.history.state?.idx;
            if (typeof index === 'number' && index > 0) void navigate(-1);
            else void navigate(backTo, { replace: true });
          }}
        >
          <ChevronLeft size={24} />
        </IconButton>
      )}
      <h1 css={[text.h2, { flex: '1 1 6rem', minWidth: 0 }]}>{title}</h1>
      {actions}
    </div>
  );
});
