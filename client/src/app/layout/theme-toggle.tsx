import { THEME_CHOICES, useThemeStore } from '../../shared/theme/theme.store';
import type { ThemeChoice } from '../../shared/theme/theme.store';
import { color, radius, space, text } from '../../shared/theme/theme';

const LABELS: Record<ThemeChoice, string> = { system: '시스템', light: '라이트', dark: '다크' };

/** Three radio buttons in one row. */
export function ThemeToggle() {
  const { choice, choose } = useThemeStore();
  return (
    <fieldset>
      <legend css={[text.caption, { color: color('text-2'), paddingBottom: space(1.5), fontWeight: 600 }]}>
        화면 테마
      </legend>
      <div css={{ display: 'flex', padding: 3, borderRadius: radius.small, background: color('surface-3') }}>
        {THEME_CHOICES.map(option => (
          <label
            key={option}
            css={[
              text.small,
              {
                position: 'relative',
                flex: 1,
                display: 'grid',
                placeItems: 'center',
                minHeight: 38,
                borderRadius: 9,
                fontWeight: 600,
                cursor: 'pointer',
                color: color(option === choice ? 'text' : 'text-2'),
                background: option === choice ? color('surface') : 'transparent',
                '&:has(:focus-visible)': { outline: `2px solid ${color('focus')}` },
              },
            ]}
          >
            <input
              type="radio"
              name="theme"
              checked={option === choice}
              onChange={() => choose(option)}
              css={{ position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' }}
            />
            {LABELS[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
