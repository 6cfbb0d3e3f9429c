import Check from 'lucide-react/icons/check';
import { memo, useId } from 'react';
import { formatNumber } from '../../../shared/lib/format';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { SetChange } from '../hooks/use-session-actions';
import { amountText, setName, setText } from '../lib/set-text';
import type { NextWorkout } from '../session/next-workout';
import type { TrainingSet } from '../store/rows';
import { SetEditor } from './set-editor';

interface SetRowProps {
  set: TrainingSet;
  /** 1-based among those of its kind. */
  place: number;
  plan: NextWorkout | undefined;
  /** The next to be done. */
  current: boolean;
  editing: boolean;
  /** Of a session that is over: what was lifted before it is not known here. */
  past: boolean;
  onEdit: (set: TrainingSet) => void;
  onCheck: (set: TrainingSet) => void;
  onChange: (set: TrainingSet, change: SetChange) => void;
  onRemove: (set: TrainingSet) => void;
}

/** A set: what it is, what was lifted last time, and one large ✓. Pressing the numbers opens them. */
export const SetRow = memo(function SetRow(props: SetRowProps) {
  const { set, place, plan, current, editing, onEdit, onCheck } = props;
  const id = useId();
  const done = set.doneAt !== null;
  const name = setName(set, place);
  const last = set.kind === 'work' && !props.past ? plan?.last?.sets[place - 1] : undefined;
  const ground = done ? 'success-tint' : current ? 'brand-tint' : 'surface';
  return (
    <li
      data-set={set.kind}
      data-done={done || undefined}
      css={{
        borderRadius: radius.control,
        border: `1px solid ${color(current && !done ? 'brand-soft' : 'line')}`,
        background: color(ground),
        padding: space(1, 1, 1, 3),
      }}
    >
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2) }}>
        <button
          type="button"
          aria-expanded={editing}
          aria-controls={editing ? id : undefined}
          onClick={() => onEdit(set)}
          css={{
            display: 'flex',
            alignItems: 'baseline',
            flexWrap: 'wrap',
            gap: space(0, 3),
            flex: 1,
            minWidth: 0,
            minHeight: 52,
            alignContent: 'center',
            position: 'relative',
            padding: 0,
            border: 0,
            background: 'transparent',
            color: color('text'),
            textAlign: 'left',
          }}
        >
          <span css={[text.small, { minWidth: '2.75rem', fontWeight: 700, color: color('text-2') }]}>
            {name}
          </span>
          <span css={[text.number, { fontSize: '1.25rem', lineHeight: 1.3, whiteSpace: 'nowrap' }]}>
            {set.weight !== null && (
              <>
                {formatNumber(set.weight)}
                <small css={{ fontSize: '0.8125rem', fontWeight: 700 }}>kg</small>
                <span css={{ marginInline: 6, fontWeight: 500, color: color('text-2') }}>×</span>
              </>
            )}
            {amountText(set)}
          </span>
          {(last || set.reserve !== null) && (
            <span css={[text.caption, { color: color('text-2'), fontVariantNumeric: 'tabular-nums' }]}>
              {set.reserve !== null
                ? `${set.reserve === 5 ? '5번 넘게' : `${set.reserve}번`} 더`
                : `지난번 ${setText(last!)}`}
            </span>
          )}
          <VisuallyHidden>고치기</VisuallyHidden>
        </button>
        <button
          type="button"
          aria-pressed={done}
          aria-label={`${name} ${done ? '완료 취소' : '완료'}`}
          onClick={() => onCheck(set)}
          css={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 60,
            height: 52,
            padding: 0,
            borderRadius: radius.small,
            border: `2px solid ${color(done ? 'success-text' : current ? 'brand-fill' : 'line-strong')}`,
            background: done ? color('success-text') : current ? color('brand-fill') : 'transparent',
            color: done ? color('success-tint') : current ? color('on-brand') : color('text-2'),
          }}
        >
          <Check aria-hidden size={26} strokeWidth={3} />
        </button>
      </div>
      {editing && (
        <div id={id} css={{ paddingRight: space(2) }}>
          <SetEditor
            set={set}
            plan={plan}
            onChange={change => props.onChange(set, change)}
            onRemove={() => props.onRemove(set)}
          />
        </div>
      )}
    </li>
  );
});
