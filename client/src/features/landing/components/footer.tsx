import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { useMemberNavigate } from '../../../shared/session/use-member-navigate';
import { color, media, space, text } from '../../../shared/theme/theme';
import { useSite } from '../hooks/use-site';

const item = { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color('text-2') } as const;

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 css={[text.small, { color: color('text-3'), fontWeight: 600, marginBottom: space(1) }]}>{title}</h2>
      {children}
    </section>
  );
}

function Credits({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Column title={title}>
      <ul>
        {names.map(name => (
          <li key={name} css={[text.body2, { color: color('text-2') }]}>
            {name}
          </li>
        ))}
      </ul>
    </Column>
  );
}

/** Service links always; contacts and credits where the operator provides them. */
export function Footer() {
  const goAsMember = useMemberNavigate();
  const { contactPhone, contactEmail, developers, designers } = useSite();
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
              {memberLink('내 루틴', '/mypage')}
            </ul>
          </Column>
        </nav>
        {(contactPhone || contactEmail) && (
          <Column title="문의">
            <ul>
              {contactPhone && (
                <li>
                  <a href={`tel:${contactPhone}`} css={item}>
                    {contactPhone}
                  </a>
                </li>
              )}
              {contactEmail && (
                <li>
                  <a href={`mailto:${contactEmail}`} css={item}>
                    {contactEmail}
                  </a>
                </li>
              )}
            </ul>
          </Column>
        )}
        <Credits title="개발" names={developers} />
        <Credits title="디자인" names={designers} />
      </div>
    </footer>
  );
}
