import ChevronRight from 'lucide-react/icons/chevron-right';
import History from 'lucide-react/icons/history';
import Pill from 'lucide-react/icons/pill';
import Ruler from 'lucide-react/icons/ruler';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Chip } from '../../../shared/ui/chip';
import { LoadBar } from '../../../shared/ui/load-bar';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { FootBar } from '../../../shared/ui/foot-bar';
import { LinkButton } from '../../../shared/ui/link-button';
import { useRememberedChoices } from '../hooks/use-remembered-choices';
import { useWorkoutDraft } from '../stores/workout-draft.store';
import { BodyConfirmModal } from '../components/body-confirm-modal';
import { ICON_TILE } from '../components/icon-tile';
import { useDrawnAs } from '../../../shared/widgets/workout/use-drawn-as';

const FACTS = [
  { Icon: Ruler, title: '내 몸에서 시작해요', note: '키·체중·체지방·골격근량으로 근력을 추정해요.' },
  { Icon: Scale, title: '무게까지 알려 드려요', note: '운동마다 무게, 횟수, 세트와 그 이유를 함께 봐요.' },
  { Icon: Pill, title: '보충제는 예산 안에서', note: '목적과 한 달 예산에 꼭 맞는 조합을 찾아요.' },
] as const;

/** /recommend: explains it and starts it. */
export function RecommendIntroPage() {
  const drawn = useDrawnAs();
  usePageTitle('추천받기');
  const [asking, setAsking] = useState(false);
  // With everything known from last time, one press leads to the last question.
  const { preferences } = useRememberedChoices();
  const taken = useWorkoutDraft(draft => draft.values.taken);
  const patch = useWorkoutDraft(draft => draft.patch);
  const again = preferences?.choices?.place && taken?.bodyParts && taken.bodyParts.length > 0;
  return (
    <NarrowPage width={980}>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space(8),
          alignItems: 'center',
          [media.tablet]: { gridTemplateColumns: '1.1fr 1fr', gap: space(14), paddingTop: space(10) },
        }}
      >
        <div>
          <p css={[text.small, { color: color('brand-text'), fontWeight: 700 }]}>추천받기</p>
          <h1
            css={[text.h1, { marginTop: space(2), [media.tablet]: { fontSize: '2.5rem', lineHeight: 1.25 } }]}
          >
            내 몸에서 계산해
            <br />
            운동을 추천해요
          </h1>
          <Facts />
        </div>
        <div css={{ display: 'grid', gap: space(4) }}>
          <div
            aria-hidden
            css={{
              // On a phone the start button comes before the example.
              order: 1,
              [media.tablet]: { order: 0 },
              padding: space(5),
              borderRadius: radius.card,
              border: `1px solid ${color('line')}`,
              background: color('surface'),
            }}
          >
            <img
              src={drawn('/figures/barbell-bench-press.svg')}
              alt=""
              css={{
                width: '100%',
                aspectRatio: '3 / 2',
                borderRadius: radius.control,
                background: color('surface-2'),
              }}
            />
            <div
              css={{
                display: 'flex',
                alignItems: 'center',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                gap: space(2),
                margin: space(4, 0, 3),
              }}
            >
              <p css={text.title}>바벨 벤치프레스 42.5kg</p>
              <Chip tone="brand">예시</Chip>
            </div>
            <LoadBar value={42.5} low={34} high={50} />
          </div>
          <FootBar>
            <Button variant={again ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
              시작하기
            </Button>
            {again && (
              // What was begun since and given up is not the last time.
              <LinkButton to="/recommend/machine" onClick={() => patch(taken)}>
                지난번처럼 추천받기
              </LinkButton>
            )}
          </FootBar>
          <Link
            to="/recommend/history"
            css={[
              text.body2,
              {
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'center',
                gap: space(1.5),
                minHeight: 44,
                color: color('text-2'),
                fontWeight: 600,
              },
            ]}
          >
            <History aria-hidden size={18} />
            추천 기록 보기
            <ChevronRight aria-hidden size={18} />
          </Link>
        </div>
      </div>
      {asking && <BodyConfirmModal onClose={() => setAsking(false)} />}
    </NarrowPage>
  );
}

function Facts() {
  return (
    <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), marginTop: space(7) }}>
      {FACTS.map(({ Icon, title, note }) => (
        <li key={title} css={{ display: 'flex', gap: space(4), alignItems: 'center' }}>
          <span css={ICON_TILE}>
            <Icon aria-hidden size={22} />
          </span>
          <span css={{ minWidth: 0 }}>
            <strong css={text.title}>{title}</strong>
            <span css={[text.body2, { display: 'block', color: color('text-2') }]}>{note}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
