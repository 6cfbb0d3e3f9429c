import { css } from '@emotion/react';
import { formatNumber, todayInKorea } from '../../../shared/lib/format';
import { Paper } from '../../../shared/widgets/print/paper';
import type { Audit } from '../api/intake.api';
import { SLOT_NAMES } from '../lib/intake-words';

/** Eight products, and all that a multivitamin holds, on one page. */
const DENSE = css({ fontSize: '9.5pt', '& td': { padding: '0.5mm 2mm' }, '& h2': { marginTop: '4mm' } });

const limitText = ({ limit, unit, fromCoffee }: Audit['nutrients'][number]): string =>
  limit === null
    ? '한계량을 확인하지 못함'
    : `${fromCoffee > 0 ? '커피를 뺀 ' : ''}한도 ${formatNumber(limit, 3)}${unit}`;

/** One page for a pharmacist or a physician: what is taken, the daily amounts, and what to ask. No other account data. */
export function AuditSheet({ audit: { items, nutrients, timetable, unmended } }: { audit: Audit }) {
  // Two things may have one name.
  const whenOf = (id: number) =>
    timetable.items
      .find(({ itemId }) => itemId === id)
      ?.slots.map(slot => SLOT_NAMES[slot])
      .join(', ') ?? '';
  // What is bought only by the proposal is not taken yet.
  const taken = nutrients.filter(({ now }) => now > 0);
  const asked = items.filter(({ verdict }) => verdict !== 'keep');
  return (
    <Paper label="약사·의사에게 보여 줄 표">
      <div css={DENSE}>
        <h1>지금 먹는 영양제</h1>
        <p>{todayInKorea()} ·&nbsp;루틴업에서 적은 대로</p>
        <table>
          <thead>
            <tr>
              <th>제품</th>
              <th>하루</th>
              <th>권하는 대로</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ itemId, name, servingsNow, servingsPerDay }) => (
              <tr key={itemId}>
                <td>{name}</td>
                <td>{servingsNow}번</td>
                <td>{servingsPerDay === 0 ? '빼기' : whenOf(itemId)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>하루에 드시는 성분(양을 아는 것)</h2>
        <div css={{ columnCount: 2, columnGap: '8mm' }}>
          <table>
            <tbody>
              {taken.map(each => {
                const { nutrient, koreanName, now, unit, limit } = each;
                return (
                  <tr key={nutrient}>
                    <td>{koreanName}</td>
                    <td>
                      {formatNumber(now, 3)}
                      {unit}
                    </td>
                    <td>{limitText(each)}</td>
                    <td>{limit !== null && now > limit ? '넘음' : ''}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
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
      </div>
    </Paper>
  );
}
