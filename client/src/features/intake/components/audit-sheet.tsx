import { css } from '@emotion/react';
import { createPortal } from 'react-dom';
import { formatNumber, todayInKorea } from '../../../shared/lib/format';
import { usePrinting } from '../../../shared/widgets/print/use-printing';
import type { Audit } from '../api/intake.api';
import { SLOT_NAMES } from '../lib/intake-words';

/** Black on white whatever the theme is: this is paper. */
const SHEET = css({
  display: 'none',
  color: '#000',
  background: '#fff',
  fontSize: '10.5pt',
  lineHeight: 1.45,
  '@media print': { display: 'block' },
  '& h1': { margin: 0, fontSize: '18pt' },
  '& h2': { margin: '6mm 0 1mm', fontSize: '12pt' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': { padding: '1.5mm 2mm', borderBottom: '0.5mm solid #000', fontSize: '9pt', textAlign: 'left' },
  '& td': { padding: '1.5mm 2mm', borderBottom: '0.2mm solid #888', verticalAlign: 'top' },
  '& tr': { breakInside: 'avoid' },
});

/** One page for a pharmacist or a physician: what is taken, how much a day that is, and what to ask. Nothing else of the account. */
export function AuditSheet({ audit: { items, nutrients, timetable, unmended } }: { audit: Audit }) {
  const printing = usePrinting();
  if (!printing) return null;
  const whenOf = (name: string) =>
    timetable.items
      .find(item => item.name === name)
      ?.slots.map(slot => SLOT_NAMES[slot])
      .join(', ') ?? '';
  const asked = items.filter(({ verdict }) => verdict !== 'keep');
  return createPortal(
    <section data-print aria-label="약사·의사에게 보여 줄 표" css={SHEET}>
      <h1>지금 먹는 영양제</h1>
      <p>{todayInKorea()} · 루틴업에서 적은 대로</p>
      <table>
        <thead>
          <tr>
            <th>제품</th>
            <th>하루</th>
            <th>권하는 때</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ itemId, name, servingsNow }) => (
            <tr key={itemId}>
              <td>{name}</td>
              <td>{servingsNow}번</td>
              <td>{whenOf(name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>하루에 드시는 성분(제품에서)</h2>
      <table>
        <tbody>
          {nutrients.map(({ nutrient, koreanName, now, unit, limit }) => (
            <tr key={nutrient}>
              <td>{koreanName}</td>
              <td>
                {formatNumber(now)}
                {unit}
              </td>
              <td>{limit === null ? '한계량을 확인하지 못함' : `한도 ${formatNumber(limit)}${unit}`}</td>
              <td>{limit !== null && now > limit ? '넘음' : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(asked.length > 0 || unmended.length > 0) && (
        <>
          <h2>여쭤볼 것</h2>
          <ul>
            {asked.map(({ itemId, name, reason }) => (
              <li key={itemId}>
                {name}: {reason}
              </li>
            ))}
            {unmended.map(each => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </section>,
    document.body,
  );
}
