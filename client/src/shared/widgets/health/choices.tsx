import type { ReactNode } from 'react';
import { color, space, text } from '../../theme/theme';
import { ChipButton } from '../../ui/chip';

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter(each => each !== value) : [...values, value];

interface ChoicesProps<Value extends string> {
  legend: string;
  note?: ReactNode;
  /** A follow-up question is smaller. */
  size?: 'small';
  options: readonly Value[];
  /** Text of an option; defaults to the option itself. */
  nameOf?: (option: Value) => string;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Any number of toggle chips. */
export function Choices<Value extends string>({
  legend,
  note,
  size,
  options,
  nameOf = option => option,
  chosen,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend
        css={[
          size ? [text.small, { color: color('text-2'), fontWeight: 600 }] : text.title,
          { marginBottom: note ? 0 : space(3) },
        ]}
      >
        {legend}
      </legend>
      {note && <p css={[text.small, { marginBottom: space(3), color: color('text-2') }]}>{note}</p>}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {options.map(option => (
          <ChipButton
            key={option}
            selected={chosen.includes(option)}
            onClick={() => onChange(toggled(chosen, option))}
          >
            {nameOf(option)}
          </ChipButton>
        ))}
      </div>
    </fieldset>
  );
}
