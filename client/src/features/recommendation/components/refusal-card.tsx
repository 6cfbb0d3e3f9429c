import { particle } from '../../../shared/lib/particle';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { HelplineText } from '../../../shared/ui/helpline-text';
import { THINNESS_WORDS } from '../../../shared/widgets/body-data/thinness-card';
import type { SupplementResult } from '../api/recommendation.types';

type Refusal = SupplementResult['refusals'][number];

/** What is refused for the member's own good, one purpose or everything: why, and what helps instead. */
export function RefusalCard({ refusal }: { refusal: Refusal }) {
  const { purpose } = refusal;
  return (
    <section
      aria-label={purpose === null ? '건강 안내' : `${purpose} 안내`}
      css={{
        display: 'grid',
        gap: space(3),
        padding: space(5),
        borderRadius: radius.card,
        background: color('caution-tint'),
      }}
    >
      <div css={{ display: 'flex', alignItems: 'flex-start', gap: space(3) }}>
        <HeartHandshake
          aria-hidden
          size={24}
          color={color('caution-text')}
          css={{ flex: 'none', marginTop: 2 }}
        />
        <div css={{ display: 'grid', gap: space(1) }}>
          <h2 css={text.title}>
            {purpose === null ? THINNESS_WORDS.title : `${particle(purpose, '은/는')} 추천하지 않았어요`}
          </h2>
          <p css={text.body2}>{refusal.reason}</p>
        </div>
      </div>
      <div>
        <p css={[text.body2, { fontWeight: 700 }]}>
          {purpose === null ? '이렇게 해 보세요' : '대신 이렇게 해 보세요'}
        </p>
        <ul
          css={{
            display: 'grid',
            gap: space(1.5),
            marginTop: space(2),
            paddingLeft: space(5),
            listStyle: 'disc',
          }}
        >
          {refusal.advice.map(each => (
            <li key={each} css={text.body2}>
              <HelplineText>{each}</HelplineText>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
