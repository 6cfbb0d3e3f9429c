import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from './use-printing';

/** Black on white in either theme: this is paper. */
const PAPER = css({
  display: 'none',
  color: '#000',
  background: '#fff',
  fontSize: '10.5pt',
  lineHeight: 1.4,
  '@media print': { display: 'block' },
  '& h1': { margin: 0, fontSize: '18pt', lineHeight: 1.25 },
  '& h2': { margin: '6mm 0 1mm', fontSize: '12pt' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': {
    padding: '1.5mm 2mm',
    borderBottom: '0.5mm solid #000',
    fontSize: '9pt',
    fontWeight: 700,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  '& td': { padding: '1.5mm 2mm', borderBottom: '0.2mm solid #888', verticalAlign: 'top' },
  '& tr': { breakInside: 'avoid' },
  '& small': { display: 'block', fontSize: '8.5pt', color: '#333' },
});

/** A sheet that the browser prints instead of the page; rendered only for printing, since a hidden copy would be read twice. */
export function Paper({ label, children }: { label: string; children: ReactNode }) {
  if (!usePrinting()) return null;
  return createPortal(
    <section data-print aria-label={label} css={PAPER}>
      {children}
    </section>,
    document.body,
  );
}
