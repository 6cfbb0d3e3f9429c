import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, media, space, text } from '../../../shared/theme/theme';
import { keepClear } from '../../../shared/ui/foot-bar';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { PageHeader } from '../../../shared/ui/page-header';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { Reason } from '../../../shared/ui/reason';

interface WizardPageProps {
  /** Small title in the header and in the browser's tab. */
  title: string;
  step: number;
  steps?: number;
  backTo: string;
  heading: ReactNode;
  note?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, within thumb's reach while the page scrolls. */
  actions?: ReactNode;
  /** What must be chosen before the next step opens. */
  missing?: string | null;
  width?: number;
}

const EDGE_TO_EDGE = css({ marginInline: 'calc(var(--gutter) * -1)' });
const HEADING = css(text.h1, { marginTop: space(7) });
const NOTE = css(text.body2, { marginTop: space(2), color: color('text-2') });
const CONTENT = css({ flex: 1, marginTop: space(6) });
const FOOT = css({
  position: 'sticky',
  bottom: 'var(--tabs-height)',
  zIndex: 1,
  margin: `${space(6)} calc(var(--gutter) * -1) 0`,
  padding: `${space(3)} var(--gutter)`,
  // Fades only above its text, which would be illegible over the content scrolling below.
  background: `linear-gradient(to top, ${color('bg')} calc(100% - ${space(3)}), transparent)`,
  [media.short]: { position: 'static' },
});
const BUTTONS = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  '& > *': { flex: 1 },
  '& > [data-narrow]': { flex: '0 0 auto', minWidth: 104 },
});

/** One step of a recommendation: progress, the question, the choices, the next step. */
export function WizardPage(props: WizardPageProps) {
  const {
    title,
    step,
    steps = 3,
    backTo,
    heading,
    note,
    children,
    actions,
    missing = null,
    width = 640,
  } = props;
  usePageTitle(title);
  return (
    <NarrowPage foot width={width}>
      <PageHeader flush title={title} back backTo={backTo} />
      <div css={EDGE_TO_EDGE}>
        <ProgressBar percent={(step / steps) * 100} label={`${steps}단계 중 ${step}단계`} height={3} />
      </div>
      <h2 css={HEADING}>{heading}</h2>
      {note && <p css={NOTE}>{note}</p>}
      <div css={CONTENT}>{children}</div>
      {actions && <WizardActions missing={missing}>{actions}</WizardActions>}
    </NarrowPage>
  );
}

/** The buttons of a step, within thumb's reach while the page scrolls. */
export function WizardActions({
  children,
  missing = null,
}: {
  children: ReactNode;
  missing?: string | null;
}) {
  return (
    <div data-foot-bar="sticky" ref={keepClear} css={FOOT}>
      <Reason>{missing}</Reason>
      <div css={BUTTONS}>{children}</div>
    </div>
  );
}
