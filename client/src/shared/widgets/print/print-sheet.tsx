import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useDrawnAs } from '../workout/use-drawn-as';
import { Paper } from './paper';
import { SetBoxes } from './set-boxes';
import { dotted } from '../../lib/format';

export interface PrintedWorkout {
  name: string;
  parts: readonly string[];
  imgPath: string;
  /** `42.5kg`, `맨몸`; empty where undecided: room to write it. */
  load: string;
  /** `10회`, `30초`; empty where undecided. */
  amount: string;
  /** 0 where undecided. */
  sets: number;
  /** A line below the name, such as warm-up sets and the rest. */
  note?: string;
}

interface PrintSheetProps {
  title: string;
  /** Lines above the table, such as the warm-up and notes. */
  lines?: readonly string[];
  workouts: readonly PrintedWorkout[];
}

const TABLE = css({ marginTop: '5mm', '& td': { paddingBlock: '2.5mm', verticalAlign: 'middle' } });
const HEAD = css({ display: 'flex', alignItems: 'flex-end', gap: '6mm' });
const BLANK = css({ display: 'inline-block', width: '32mm', borderBottom: '0.2mm solid #000' });
const NUMBER = css({ fontSize: '12pt', fontWeight: 700, whiteSpace: 'nowrap' });

/** The workouts for paper: the numbers, a tick box for every set, and room for notes. */
export function PrintSheet({ title, lines = [], workouts }: PrintSheetProps) {
  const drawn = useDrawnAs();
  // A drawing that was never shown would load after printing: this keeps them in memory.
  const kept = useRef<HTMLImageElement[]>([]);
  // Its place stays empty: a browser would print the sign of a broken picture.
  const [missing, setMissing] = useState<readonly string[]>([]);
  const sources = workouts.map(({ imgPath }) => drawn(imgPath)).join(' ');
  useEffect(() => {
    kept.current = sources.split(' ').map(src => {
      const onerror = () => setMissing(before => [...before, src]);
      return Object.assign(new Image(), { src, onerror });
    });
  }, [sources]);
  return (
    <Paper label="인쇄할 표">
      <div css={HEAD}>
        <h1 css={{ flex: 1 }}>{title}</h1>
        <p>
          날짜 <span css={BLANK} />
        </p>
      </div>
      {lines.map(line => (
        <p key={line} css={{ marginTop: '2mm' }}>
          {line}
        </p>
      ))}
      <table css={TABLE}>
        <thead>
          <tr>
            <th colSpan={2}>운동</th>
            <th>무게</th>
            <th>횟수 × 세트</th>
            <th>한 세트마다 ✓</th>
            <th css={{ width: '20mm' }}>메모</th>
          </tr>
        </thead>
        <tbody>
          {workouts.map(({ name, parts, imgPath, load, amount, sets, note }, index) => (
            <tr key={name}>
              <td css={{ width: '19mm' }}>
                {!missing.includes(drawn(imgPath)) && (
                  <img
                    src={drawn(imgPath)}
                    alt=""
                    css={{ width: '16mm', height: '11mm', objectFit: 'contain' }}
                  />
                )}
              </td>
              <td>
                <strong>
                  {index + 1}. {name}
                </strong>
                <small>{dotted(parts)}</small>
                {note && <small>{note}</small>}
              </td>
              <td css={NUMBER}>{load}</td>
              <td css={NUMBER}>{[amount, sets > 0 && `× ${sets}`].filter(Boolean).join(' ')}</td>
              {/* Four per line, which covers most workouts. */}
              <td css={{ width: '43mm' }}>
                <SetBoxes sets={sets || 4} size="9mm" />
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p css={{ marginTop: '5mm' }}>
        <small>바꾼 무게나 횟수는 메모에 적고, 아프면 바로 멈춰요. 의료 조언이 아니에요. ·&nbsp;루틴업</small>
      </p>
    </Paper>
  );
}
