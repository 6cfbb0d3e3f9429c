import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { env } from '../../../shared/lib/env';
import { useMemberNavigate } from '../../../shared/session/use-member-navigate';
import { color, media, space, text } from '../../../shared/theme/theme';

const item = { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color('text-2') } as const;

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 css={[text.small, { color: color('text-3'), fontWeight: 600, marginBottom: space(1) }]}>{title}</h2>
      {children}
    </section>
  );
}

function Credits({ title, names }: { title: string; names: string | undefined }) {
  const list = (names ?? '').split(',').flatMap(name => name.trim() || []);
  if (list.length === 0) return null;
  return (
    <Column title={title}>
      <ul>
        {list.map(name => (
          <li key={name} css={[text.body2, { color: color('text-2') }]}>
            {name}
          </li>
        ))}
      </ul>
    </Column>
  );
}

/** Service links always; contacts and credits as far as the build was given them. */
export function Footer() {
  const goAsMember = useMemberNavigate();
  const memberLink = (label: string, to: string) => (
    <li>
      <Link
        to={to}
        css={item}
        onClick={event => {
          event.preventDefault();
          goAsMember(to);
        }}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <footer css={{ borderTop: `1px solid ${color('line')}` }}>
      <div
        css={[
          text.body2,
          {
            display: 'grid',
            gap: space(8),
            maxWidth: 'var(--page)',
            margin: '0 auto',
            padding: `${space(12)} var(--gutter)`,
            [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
          },
        ]}
      >
        <div>
          <p css={{ fontSize: '1.25rem', fontWeight: 800, letterSpacing: '-0.04em' }}>루틴업</p>
          <p css={{ marginTop: space(2), color: color('text-2') }}>
            내 몸에 맞는 운동과 보충제를 근거와 함께 추천해요.
          </p>
        </div>
        <nav aria-label="서비스">
          <Column title="서비스">
            <ul>
              <li>
                <Link to="/searchworkout/1" css={item}>
                  검색
                </Link>
              </li>
              {memberLink('추천받기', '/recommend')}
              {memberLink('내 운동', '/mypage')}
            </ul>
          </Column>
        </nav>
        {(env.contactPhone || env.contactEmail) && (
          <Column title="문의">
            <ul>
              {env.contactPhone && (
                <li>
                  <a href={`tel:${env.contactPhone}`} css={item}>
                    {env.contactPhone}
                  </a>
                </li>
              )}
              {env.contactEmail && (
                <li>
                  <a href={`mailto:${env.contactEmail}`} css={item}>
                    {env.contactEmail}
                  </a>
                </li>
              )}
            </ul>
          </Column>
        )}
        <Credits title="개발" names={env.developers} />
        <Credits title="디자인" names={env.designers} />
      </div>
    </footer>
  );
}
