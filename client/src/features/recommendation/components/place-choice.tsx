import { css } from '@emotion/react';
import Dumbbell from 'lucide-react/icons/dumbbell';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import PersonStanding from 'lucide-react/icons/person-standing';
import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { color, columns, media, space, text } from '../../../shared/theme/theme';
import type {
  Place,
  TrainingPreferences,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { ChoiceCard } from './choice-card';

const LEGEND = css(text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) });
const CARDS = css({ display: 'grid', gap: space(2), gridTemplateColumns: columns('9rem') });
// On a phone the words need the room.
const PICTURE = css({ display: 'none', color: color('text-2'), [media.tablet]: { display: 'block' } });

const pictureOf = (Icon: LucideIcon) => (
  <span css={PICTURE}>
    <Icon aria-hidden size={22} />
  </span>
);

const PLACES: readonly { place: Place; title: string; note: string; picture: ReactNode }[] = [
  { place: 'gym', title: '헬스장 전체', note: '모든 기구', picture: pictureOf(Dumbbell) },
  { place: 'home', title: '집', note: '있는 기구만', picture: pictureOf(House) },
  { place: 'bodyweight', title: '맨몸', note: '기구 없이', picture: pictureOf(PersonStanding) },
  { place: 'myGym', title: '내 헬스장', note: '기구를 골라 저장', picture: pictureOf(MapPin) },
];

interface PlaceChoiceProps {
  place: Place | null;
  preferences: TrainingPreferences | undefined;
  onChoose: (place: Place) => void;
}

/** Where: one press instead of forty machines. */
export const PlaceChoice = memo(function PlaceChoice({
  place: chosen,
  preferences,
  onChoose,
}: PlaceChoiceProps) {
  const noteOf = (place: Place, note: string) => {
    const own = preferences?.places.find(each => each.place === place);
    return own ? `기구 ${own.machineKoreanName.length}개` : note;
  };
  return (
    <fieldset>
      <legend css={LEGEND}>운동하는 곳</legend>
      <div css={CARDS}>
        {PLACES.map(({ place, title, note, picture }) => (
          <ChoiceCard
            key={place}
            type="radio"
            name="place"
            title={title}
            note={noteOf(place, note)}
            checked={chosen === place}
            value={place}
            onChoose={onChoose}
            picture={picture}
          />
        ))}
      </div>
    </fieldset>
  );
});
