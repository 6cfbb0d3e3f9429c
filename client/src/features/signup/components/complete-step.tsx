import { keyframes } from '@emotion/react';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Search from 'lucide-react/icons/search';
import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useIsLoggedIn } from '../../../shared/session/session.store';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { LinkButton } from '../../../shared/ui/link-button';
import { FirstRoutinesOffer } from './first-routines-offer';
import { PasskeyOffer } from './passkey-offer';
import { useSignupDraft } from '../signup-draft.store';

const SHORTCUTS = [
  { to: '/recommend', title: '추천받기', note: '내 몸에 맞는 운동', Icon: Sparkles },
  { to: '/mypage', title: '내 루틴', note: '루틴 만들기', Icon: Dumbbell },
  { to: '/searchworkout/1', title: '운동 검색', note: '부위별로 둘러보기', Icon: Search },
] as const;

const draw = keyframes({ from: { strokeDashoffset: 40 }, to: { strokeDashoffset: 0 } });

/** Step 4: done. */
export function CompleteStep() {
  const loggedIn = useIsLoggedIn();
  const { state } = useLocation();
  const reset = useSignupDraft(state => state.reset);
  const [next] = useState(() => useSignupDraft.getState().values.next);
  // Here and not on submit: the earlier steps would find an empty draft while the address is still changing.
  useEffect(reset, [reset]);
  const isFirstStep = next === '/' || next.startsWith('/recommend');
  if (!loggedIn) return <Navigate to="/signup" replace />;
  return (
    <div css={{ display: 'grid', justifyItems: 'center', paddingTop: space(12), textAlign: 'center' }}>
      <svg aria-hidden width="88" height="88" viewBox="0 0 88 88" fill="none">
        <circle cx="44" cy="44" r="44" fill={color('brand-tint-2')} />
        <circle cx="44" cy="44" r="30" fill={color('brand')} />
        <path
          d="M32 45l9 9 16-18"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray="40"
          css={{ animation: `${draw} 0.6s 0.15s ease-out both` }}
        />
      </svg>
      <h1 css={[text.h1, { marginTop: space(6) }]}>가입을 마쳤어요!</h1>
      <p css={{ marginTop: space(2), color: color('text-2') }}>이제 내 몸에 맞는 무게를 추천받아 보세요.</p>
      {next !== '/' && (
        <LinkButton to={next} size="large" fullWidth css={{ marginTop: space(8) }}>
          {next.startsWith('/recommend') ? '이어서 추천받기' : '보던 곳으로 돌아가기'}
        </LinkButton>
      )}
      {isFirstStep && <FirstRoutinesOffer />}
      <ul
        css={{
          display: 'grid',
          gap: space(3),
          width: '100%',
          marginBlock: space(4, 4),
          [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
        }}
      >
        {SHORTCUTS.map(({ to, title, note, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              css={{
                display: 'flex',
                alignItems: 'center',
                gap: space(4),
                padding: space(4),
                borderRadius: radius.card,
                border: `1px solid ${color('line')}`,
                background: color('surface'),
                textAlign: 'left',
                [media.hover]: { '&:hover': { background: color('surface-2') } },
                [media.tablet]: {
                  display: 'grid',
                  justifyItems: 'center',
                  gap: space(2),
                  paddingBlock: space(6),
                  textAlign: 'center',
                },
              }}
            >
              <span
                css={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 48,
                  height: 48,
                  borderRadius: radius.control,
                  background: color('brand-tint'),
                  color: color('brand-text'),
                }}
              >
                <Icon aria-hidden size={24} />
              </span>
              <span>
                <strong css={{ display: 'block' }}>{title}</strong>
                <span css={[text.small, { color: color('text-2') }]}>{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!(state as { byPasskey?: boolean } | null)?.byPasskey && <PasskeyOffer />}
      <LinkButton to="/" variant="secondary" size="large" fullWidth>
        홈으로
      </LinkButton>
    </div>
  );
}
