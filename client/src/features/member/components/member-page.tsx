import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { PageHeader } from '../../../shared/ui/page-header';

const LINKS = [
  { to: '/mypage/fixprofile', label: '계정 정보' },
  { to: '/mypage/fixbodyinfo', label: '몸 정보' },
  { to: '/mypage/bodyhistory', label: '몸 변화' },
  { to: '/mypage/health', label: '건강 정보' },
  { to: '/mypage/fixpassword', label: '비밀번호' },
  { to: '/mypage/devices', label: '로그인한 기기' },
  { to: '/mypage/account', label: '설정·탈퇴' },
] as const;

interface MemberPageProps {
  title: string;
  heading?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
  width?: number;
}

/** The frame of the member area: links to its pages in a row on phones, in a column from desktops up. */
export function MemberPage({ title, heading, note, children, width = 560 }: MemberPageProps) {
  usePageTitle(title);
  const { pathname } = useLocation();
  const links = useRef<HTMLElement>(null);

  // On a phone the row is wider than the screen: it starts at this page's link.
  useLayoutEffect(() => {
    const row = links.current;
    const current = row?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row || !current) return;
    row.scrollLeft +=
      current.left - row.getBoundingClientRect().left - parseFloat(getComputedStyle(row).paddingLeft);
  }, []);

  return (
    <div
      css={{
        maxWidth: 'var(--page)',
        margin: '0 auto',
        padding: `0 var(--gutter) ${space(16)}`,
      }}
    >
      <PageHeader title={title} back backTo="/mypage" />
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: space(6),
          [media.desktop]: {
            gridTemplateColumns: '200px minmax(0, 1fr)',
            gap: space(16),
            paddingTop: space(4),
          },
        }}
      >
        <nav
          ref={links}
          aria-label="내 정보"
          css={{
            display: 'flex',
            gap: space(2),
            overflowX: 'auto',
            scrollbarWidth: 'none',
            margin: '0 calc(var(--gutter) * -1)',
            padding: `${space(1)} var(--gutter)`,
            scrollSnapType: 'x proximity',
            scrollPaddingInline: 'var(--gutter)',
            // The edge fades where there is more.
            maskImage:
              'linear-gradient(to right, transparent, #000 var(--gutter), #000 calc(100% - var(--gutter)), transparent)',
            [media.desktop]: {
              display: 'grid',
              alignContent: 'start',
              gap: space(1),
              margin: 0,
              padding: 0,
              maskImage: 'none',
            },
          }}
        >
          {LINKS.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              aria-current={pathname.startsWith(to) ? 'page' : undefined}
              css={{
                display: 'flex',
                alignItems: 'center',
                flex: 'none',
                scrollSnapAlign: 'start',
                minHeight: 44,
                padding: space(0, 4),
                borderRadius: radius.round,
                background: color('surface-3'),
                color: color('text-2'),
                fontSize: '0.9375rem',
                fontWeight: 600,
                '&[aria-current]': { background: color('inverse'), color: color('on-inverse') },
                [media.desktop]: {
                  borderRadius: radius.control,
                  background: 'transparent',
                  '&[aria-current]': { background: color('surface-3'), color: color('text') },
                },
              }}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div css={{ width: '100%', maxWidth: width }}>
          {heading && <h2 css={text.h1}>{heading}</h2>}
          {note && <p css={[text.body2, { marginTop: space(2), color: color('text-2') }]}>{note}</p>}
          <div css={{ marginTop: heading || note ? space(6) : 0 }}>{children}</div>
        </div>
      </div>
    </div>
  );
}
