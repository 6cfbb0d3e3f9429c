import { color, media, radius, space, text } from '../../theme/theme';
import type { WorkoutAlternative } from './alternatives.api';
import { loadText, setsText } from './amounts';
import { WorkoutPicture } from './workout-picture';
import { dotted } from '../../lib/format';

interface AlternativeChoiceProps {
  alternative: WorkoutAlternative;
  onChoose: () => void;
}

/** A workout that can replace another one: its picture, machines, load and reason. One press replaces it. */
export function AlternativeChoice({ alternative, onChoose }: AlternativeChoiceProps) {
  const { koreanName, imgPath, machineKoreanName, weight, loadLabel, repeat, repeatUnit, set, stop, reason } =
    alternative;
  const { easier } = alternative;
  return (
    <button
      type="button"
      onClick={onChoose}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: space(3),
        width: '100%',
        padding: space(3),
        borderRadius: radius.control,
        border: `1px solid ${color('line')}`,
        background: color('surface'),
        color: color('text'),
        textAlign: 'left',
        [media.hover]: { '&:hover': { background: color('surface-2') } },
      }}
    >
      <WorkoutPicture src={imgPath} size={56} />
      <span css={{ flex: '1 1 6rem', minWidth: 0 }}>
        <strong css={[text.body2, { display: 'block', fontWeight: 700 }]}>{koreanName}</strong>
        {easier && (
          <span css={[text.small, { display: 'block', color: color('brand-text'), fontWeight: 600 }]}>
            더 쉬워요
          </span>
        )}
        <span css={[text.small, { display: 'block', color: color('text-2') }]}>
          {dotted(machineKoreanName)}
        </span>
        <span css={[text.small, { display: 'block', fontVariantNumeric: 'tabular-nums' }]}>
          {loadText(weight, loadLabel)} ·&nbsp;{setsText(repeat, set, repeatUnit, stop)}
        </span>
        <span css={[text.small, { display: 'block', marginTop: space(1), color: color('text-2') }]}>
          {reason}
        </span>
      </span>
    </button>
  );
}
