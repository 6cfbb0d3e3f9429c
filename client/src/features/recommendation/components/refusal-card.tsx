import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { color, radius, space, text } from '../../../shared/theme/theme';
import type { SupplementResult } from '../api/recommendation.types';

type Refusal = SupplementResult['refusals'][number];

/** A purpose that is not served for the member's own good: why, and what helps instead. */
export function RefusalCard({ refusal }: { refusal: Refusal }) {
  return (
    <section
      aria-label={`${refusal.purpose} 안내`}
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
          <h2 css={text.title}>{refusal.purpose}은 추천하지 않았어요</h2>
          <p css={text.body2}>{refusal.reason}</p>
        </div>
      </div>
      <div>
        <p css={[text.body2, { fontWeight: 700 }]}>대신 이렇게 해 보세요</p>
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
              {each}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
