import { useMemberNavigate } from '../../../shared/session/use-member-navigate';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Reveal } from '../../../shared/ui/reveal';

/** The fourth section: two titles, one after the other. */
export function Promises() {
  const goAsMember = useMemberNavigate();
  const title = [text.display, { fontSize: 'clamp(2.25rem, 6vw, 4.25rem)' }] as const;
  return (
    <section
      aria-label="루틴업의 약속"
      css={{
        display: 'grid',
        gap: space(24),
        justifyItems: 'center',
        textAlign: 'center',
        padding: `${space(24)} var(--gutter)`,
        background: 'radial-gradient(60% 40% at 50% 82%, rgb(26 69 179 / 45%), transparent)',
        [media.tablet]: { gap: space(36), paddingBlock: space(36) },
      }}
    >
      <Reveal>
        <h2 css={title}>
          왜 이 무게인지
          <br />
          말해 주니까요
        </h2>
        <p css={{ marginTop: space(5), color: color('text-2') }}>
          무엇으로 추정했는지, 얼마나 확실한지, 무겁거나 가벼우면 어떻게 할지까지 알려 드려요.
        </p>
      </Reveal>
      <Reveal>
        <h2 css={title}>
          쓸수록 더
          <br />내 몸에 맞아져요
        </h2>
        <p css={{ marginTop: space(5), marginBottom: space(9), color: color('text-2') }}>
          바꾼 무게와 운동 뒤의 느낌이 다음 추천에 반영돼요.
        </p>
        <Button size="large" onClick={() => goAsMember('/recommend')}>
          지금 추천받기
        </Button>
      </Reveal>
    </section>
  );
}
