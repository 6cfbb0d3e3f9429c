import { css } from '@emotion/react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ListChecks from 'lucide-react/icons/list-checks';
import type { LucideIcon } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { useNavigateAfterPaint } from '../../../shared/lib/after-paint';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { LinkButton } from '../../../shared/ui/link-button';
import { WizardPage } from '../components/wizard-page';
import { useRememberedChoices } from '../hooks/use-remembered-choices';
import { choosePlace } from '../lib/place-choices';
import { placeNote, PLACES } from '../lib/places';
import { useWorkoutDraft } from '../stores/workout-draft.store';

const ROW = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  width: '100%',
  minHeight: 72,
  padding: space(3, 4),
  border: `1px solid ${color('line')}`,
  borderRadius: radius.control,
  background: color('surface'),
  textAlign: 'left',
  [media.hover]: { '&:hover': { borderColor: color('line-strong') } },
});

/** The first half of step 3, the place: one press instead of forty machines; the next page asks only what it leaves open. */
export function PlacePage() {
  const { values, patch } = useWorkoutDraft();
  const { preferences } = useRememberedChoices();
  const navigate = useNavigateAfterPaint();
  if (values.bodyParts.length === 0) return <Navigate to="/recommend/workout" replace />;
  const go = (change: Parameters<typeof patch>[0]) => {
    patch(change);
    navigate('/recommend/machine');
  };
  return (
    <WizardPage
      title="운동 추천"
      step={3}
      backTo="/recommend/workout"
      heading="어디서 운동하나요?"
      note="그곳에서 할 수 있는 운동만 추천해요. 다음에는 묻지 않아요."
      actions={
        <LinkButton to="/recommend/workout" variant="secondary" size="large">
          이전
        </LinkButton>
      }
    >
      <ul css={{ display: 'grid', gap: space(2) }}>
        {PLACES.map(({ place, title, note, Icon }) => (
          <li key={place}>
            <PlaceRow
              title={title}
              note={placeNote(place, note, preferences)}
              Icon={Icon}
              onChoose={() => go(choosePlace(place, preferences))}
            />
          </li>
        ))}
        <li>
          <PlaceRow
            title="기구 직접 고르기"
            note="이번에만"
            Icon={ListChecks}
            onChoose={() => go({ place: null })}
          />
        </li>
      </ul>
    </WizardPage>
  );
}

interface PlaceRowProps {
  title: string;
  note: string;
  Icon: LucideIcon;
  onChoose: () => void;
}

function PlaceRow({ title, note, Icon, onChoose }: PlaceRowProps) {
  return (
    <button type="button" onClick={onChoose} css={ROW}>
      <Icon aria-hidden size={24} color={color('brand-text')} />
      <span css={{ flex: 1, minWidth: 0 }}>
        <strong css={[text.title, { display: 'block' }]}>{title}</strong>
        <span css={[text.small, { color: color('text-2') }]}>{note}</span>
      </span>
      <ChevronRight aria-hidden size={20} color={color('text-3')} />
    </button>
  );
}
