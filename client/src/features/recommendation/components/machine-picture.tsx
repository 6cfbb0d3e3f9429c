import { css } from '@emotion/react';
import Dumbbell from 'lucide-react/icons/dumbbell';
import PersonStanding from 'lucide-react/icons/person-standing';
import { color, radius } from '../../../shared/theme/theme';
import { BODYWEIGHT } from '../stores/workout-draft.store';

const FRAME = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: radius.small,
  background: color('surface-2'),
  color: color('text-2'),
});
const DRAWING = css({ width: 48, height: 48, objectFit: 'contain' });

/** A machine's drawing, or a plain icon where it has none. */
export function MachinePicture({ name, imgPath }: { name: string; imgPath: string | null }) {
  const Icon = name === BODYWEIGHT ? PersonStanding : Dumbbell;
  return (
    <span aria-hidden css={FRAME}>
      {imgPath ? <img src={imgPath} alt="" loading="lazy" css={DRAWING} /> : <Icon size={26} />}
    </span>
  );
}
