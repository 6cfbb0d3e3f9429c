import { css } from '@emotion/react';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Pill from 'lucide-react/icons/pill';
import type { LucideIcon } from 'lucide-react';
import { useNavigateAfterPaint } from '../../../shared/lib/after-paint';
import { color, media, motion, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { CHOSEN, FOCUSED, INPUT } from '../../../shared/ui/choice-style';
import { WizardPage } from '../components/wizard-page';
import { useWorkoutDraft } from '../stores/workout-draft.store';
import type { RecommendationChoice } from '../stores/workout-draft.store';

const CATEGORIES: readonly {
  kind: RecommendationChoice;
  to: string;
  title: string;
  note: string;
  Icon: LucideIcon;
}[] = [
  {
    kind: 'workout',
    to: '/recommend/workout',
    title: '운동',
    note: '부위와 기구에 맞는 운동, 무게, 횟수',
    Icon: Dumbbell,
  },
  {
    kind: 'supplement',
    to: '/recommend/supplementpurpose',
    title: '보충제',
    note: '목적과 예산에 맞는 보충제 조합',
    Icon: Pill,
  },
];

const CARDS = css({ display: 'grid', gap: space(3), [media.tablet]: { gridTemplateColumns: '1fr 1fr' } });
/** One class for both states, so that a press inserts no new CSS rule. Only with a mouse do the colours change slowly. */
const CARD = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  padding: space(5),
  borderRadius: radius.card,
  border: `1px solid ${color('line')}`,
  background: color('surface'),
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  [media.hover]: { transition: `background ${motion.fast}` },
  [media.tiny]: { flexWrap: 'wrap' },
  [media.tablet]: { display: 'grid', justifyItems: 'start', gap: space(5), padding: space(7) },
  '&[data-checked]': CHOSEN,
  '&:has(:focus-visible)': FOCUSED,
});
const PICTURE = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 60,
  height: 60,
  borderRadius: 18,
  background: color('surface-3'),
  color: color('text-2'),
  '[data-checked] > &': { background: color('brand-fill'), color: color('on-brand') },
});
const NOTE = css(text.body2, { display: 'block', color: color('text-2') });

/** Step 1: workout or supplement. */
export function CategoryPage() {
  const { values, patch } = useWorkoutDraft();
  const navigate = useNavigateAfterPaint();
  const chosen = CATEGORIES.find(({ kind }) => kind === values.kind);
  return (
    <WizardPage
      title="추천받기"
      step={1}
      backTo="/recommend"
      heading="무엇을 추천받을까요?"
      missing={chosen ? null : '운동과 보충제 중에 하나를 골라 주세요.'}
      actions={
        <>
          <LinkButton data-narrow to="/recommend" variant="secondary" size="large">
            이전
          </LinkButton>
          <Button size="large" disabled={!chosen} onClick={() => chosen && navigate(chosen.to)}>
            다음
          </Button>
        </>
      }
    >
      <fieldset aria-label="추천 종류" css={CARDS}>
        {CATEGORIES.map(({ kind, title, note, Icon }) => {
          const checked = kind === values.kind;
          return (
            <label key={kind} data-checked={checked || undefined} css={CARD}>
              <input
                type="radio"
                name="category"
                checked={checked}
                onChange={() => patch({ kind })}
                css={INPUT}
              />
              <span css={PICTURE}>
                <Icon aria-hidden size={28} />
              </span>
              <span>
                <strong css={text.h2}>{title}</strong>
                <span css={NOTE}>{note}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
    </WizardPage>
  );
}
