import { css } from '@emotion/react';
import { memo, useId } from 'react';
import { dotted, formatNumber } from '../../../shared/lib/format';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { SetChange } from '../hooks/use-session-actions';
import { amountText, plannedRange, reserveText, setName, setText, spokenSet } from '../lib/set-text';
import type { NextWorkout } from '../session/next-workout';
import type { TrainingSet } from '../store/rows';
import { SetCheck } from './set-check';
import { SetEditor } from './set-editor';

interface SetRowProps {
  set: TrainingSet;
  /** 1-based among those of its kind. */
  place: number;
  plan: NextWorkout | undefined;
  /** The next one to do. */
  current: boolean;
  editing: boolean;
  /** In a finished session: earlier weights are not known here. */
  past: boolean;
  onEdit: (set: TrainingSet) => void;
  onCheck: (set: TrainingSet) => Promise<void>;
  onChange: (set: TrainingSet, change: SetChange) => void;
  onRemove: (set: TrainingSet) => void;
}

/** One class for every state, so that a done set inserts no new CSS rule. */
const ROW = css({
  borderRadius: radius.control,
  border: `1px solid ${color('line')}`,
  background: color('surface'),
  padding: space(1, 1, 1, 3),
  '&[data-current]': { borderColor: color('brand-soft'), background: color('brand-tint') },
  '&[data-done]': { background: color('success-tint') },
});

const NUMBERS = css({
  [media.tiny]: { flexBasis: '100%' },
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
});

const LINE = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  [media.tiny]: { flexWrap: 'wrap' },
});
const NAME = css(text.small, { minWidth: '2.75rem', fontWeight: 700, color: color('text-2') });
const AMOUNT = css(text.number, { fontSize: '1.25rem', lineHeight: 1.3, whiteSpace: 'nowrap' });
const UNIT = css({ fontSize: '0.8125rem', fontWeight: 700 });
const TIMES = css({ marginInline: 6, fontWeight: 500, color: color('text-2') });
const BESIDE = css(text.caption, { color: color('text-2'), fontVariantNumeric: 'tabular-nums' });

/** A set: its target, last time's weight, and one large button. Pressing the numbers opens the editor. */
export const SetRow = memo(function SetRow(props: SetRowProps) {
  const { set, place, plan, current, editing, onEdit, onCheck } = props;
  const id = useId();
  const done = set.doneAt !== null;
  const name = setName(set, place);
  const last = set.kind === 'work' && !props.past ? plan?.last?.sets[place - 1] : undefined;
  const range = done || set.kind !== 'work' ? null : plannedRange(set);
  return (
    <li data-set={set.kind} data-done={done || undefined} data-current={current || undefined} css={ROW}>
      <div css={LINE}>
        <button
          type="button"
          aria-expanded={editing}
          aria-controls={editing ? id : undefined}
          onClick={() => onEdit(set)}
          css={NUMBERS}
        >
          <span css={NAME}>{name}</span>
          <span css={AMOUNT}>
            {set.weight !== null && (
              <>
                {formatNumber(set.weight)}
                <small css={UNIT}>kg</small>
                <span css={TIMES}>×</span>
              </>
            )}
            {amountText(set)}
          </span>
          {(last || range || set.reserve !== null) && (
            <span css={BESIDE}>
              {set.reserve !== null
                ? reserveText(set.reserve)
                : dotted([range, last && `지난번 ${setText(last)}`])}
            </span>
          )}
          <VisuallyHidden>고치기</VisuallyHidden>
        </button>
        <SetCheck
          name={`${set.workoutName} ${name} ${spokenSet(set)}`}
          place={place}
          done={done}
          onPress={() => onCheck(set)}
        />
      </div>
      {editing && (
        <div id={id} role="group" aria-label={`${set.workoutName} ${name}`} css={{ paddingRight: space(2) }}>
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
