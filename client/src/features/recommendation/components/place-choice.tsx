import Dumbbell from 'lucide-react/icons/dumbbell';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import PersonStanding from 'lucide-react/icons/person-standing';
import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { color, columns, media, space, text } from '../../../shared/theme/theme';
import type {
  Place,
  TrainingPreferences,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { ChoiceCard } from './choice-card';

const PLACES: readonly { place: Place; title: string; note: string; Icon: LucideIcon }[] = [
  { place: 'gym', title: '헬스장 전체', note: '모든 기구', Icon: Dumbbell },
  { place: 'home', title: '집', note: '있는 기구만', Icon: House },
  { place: 'bodyweight', title: '맨몸', note: '기구 없이', Icon: PersonStanding },
  { place: 'myGym', title: '내 헬스장', note: '기구를 골라 저장', Icon: MapPin },
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
      <legend css={[text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) }]}>
        운동하는 곳
      </legend>
      <div css={{ display: 'grid', gap: space(2), gridTemplateColumns: columns('9rem') }}>
        {PLACES.map(({ place, title, note, Icon }) => (
          <ChoiceCard
            key={place}
            type="radio"
            name="place"
            title={title}
            note={noteOf(place, note)}
            checked={chosen === place}
            onChange={() => onChoose(place)}
            picture={
              // On a phone the words need the room.
              <span css={{ display: 'none', color: color('text-2'), [media.tablet]: { display: 'block' } }}>
                <Icon aria-hidden size={22} />
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
});
