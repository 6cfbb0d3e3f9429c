import { useId } from 'react';
import type { ReactNode } from 'react';
import { color, space, text } from '../theme/theme';

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** The value's meaning in words; announced with it. */
  valueText?: string;
  /** Texts at the two ends. */
  ends?: [ReactNode, ReactNode];
  /** A mark below the track at every step. */
  marks?: boolean;
}

/** A native range input: arrow keys, Home and End work, the thumb is 28 px in a 44 px row. */
export function Slider({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  valueText,
  ends,
  marks = false,
}: SliderProps) {
  const id = useId();
  const share = ((value - min) / (max - min)) * 100;
  const steps = marks
    ? Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step)
    : [];
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(1) }}>
      <label htmlFor={id} css={[text.small, { color: color('text-2'), fontWeight: 600 }]}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={event => onChange(Number(event.target.value))}
        css={{
          appearance: 'none',
          width: '100%',
          height: 44,
          margin: 0,
          background: 'transparent',
          cursor: 'pointer',
          '&::-webkit-slider-runnable-track': {
            height: 8,
            borderRadius: 4,
            background: `linear-gradient(to right, ${color('brand')} ${share}%, ${color('track')} ${share}%)`,
          },
          '&::-moz-range-track': { height: 8, borderRadius: 4, background: color('track') },
          '&::-moz-range-progress': { height: 8, borderRadius: 4, background: color('brand') },
          '&::-webkit-slider-thumb': {
            appearance: 'none',
            width: 28,
            height: 28,
            marginTop: -10,
            borderRadius: '50%',
            border: `4px solid ${color('brand')}`,
            background: '#fff',
          },
          '&::-moz-range-thumb': {
            width: 20,
            height: 20,
            borderRadius: '50%',
            border: `4px solid ${color('brand')}`,
            background: '#fff',
          },
        }}
      />
      {marks && (
        <div
          aria-hidden
          css={[
            text.caption,
            {
              display: 'flex',
              justifyContent: 'space-between',
              color: color('text-3'),
              fontVariantNumeric: 'tabular-nums',
            },
          ]}
        >
          {steps.map(mark => (
            <span
              key={mark}
              css={{
                width: 28,
                textAlign: 'center',
                color: mark === value ? color('brand-text') : undefined,
                fontWeight: mark === value ? 700 : 400,
              }}
            >
              {mark}
            </span>
          ))}
        </div>
      )}
      {ends && (
        <div css={[text.small, { display: 'flex', justifyContent: 'space-between', color: color('text-3') }]}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
