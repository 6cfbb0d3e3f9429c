import { css } from '@emotion/react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { color, columns, media, space, text } from '../../../shared/theme/theme';
import type {
  Place,
  TrainingPreferences,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { placeNote, PLACES } from '../lib/places';
import { ChoiceCard } from './choice-card';

const LEGEND = css(text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) });
const CARDS = css({ display: 'grid', gap: space(2), gridTemplateColumns: columns('9rem') });
// On a phone the text needs the space.
const PICTURE = css({ display: 'none', color: color('text-2'), [media.tablet]: { display: 'block' } });

const PICTURES: Readonly<Record<Place, ReactNode>> = Object.fromEntries(
  PLACES.map(({ place, Icon }) => [
    place,
    <span key={place} css={PICTURE}>
      <Icon aria-hidden size={22} />
    </span>,
  ]),
) as Record<Place, ReactNode>;

interface PlaceChoiceProps {
  place: Place | null;
  preferences: TrainingPreferences | undefined;
  onChoose: (place: Place) => void;
}

/** The place: one press instead of forty machines. */
export const PlaceChoice = memo(function PlaceChoice({
  place: chosen,
  preferences,
  onChoose,
}: PlaceChoiceProps) {
  return (
    <fieldset>
      <legend css={LEGEND}>운동하는 곳</legend>
      <div css={CARDS}>
        {PLACES.map(({ place, title, note }) => (
          <ChoiceCard
            key={place}
            type="radio"
            name="place"
            title={title}
            note={placeNote(place, note, preferences)}
            checked={chosen === place}
            value={place}
            onChoose={onChoose}
            picture={PICTURES[place]}
          />
        ))}
      </div>
    </fieldset>
  );
});
