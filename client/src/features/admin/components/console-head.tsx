import CircleUser from 'lucide-react/icons/circle-user';
import { useState } from 'react';
import { PHONE, useMediaQuery } from '../../../shared/lib/use-media-query';
import { space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { MenuButton } from '../../../shared/ui/menu-button';
import { logoutAdmin } from '../api/admin.api';
import { AccountModal } from './account-modal';
import { SecondFactorModal } from './second-factor-modal';

/** Above the console: its title and the admin's own account. */
export function ConsoleHead() {
  const [opened, setOpened] = useState<'account' | 'second factor' | null>(null);
  const onPhone = useMediaQuery(PHONE);
  const ways = [
    { label: '내 계정', run: () => setOpened('account') },
    { label: '2단계 인증', run: () => setOpened('second factor') },
    { label: '관리자 로그아웃', run: () => void logoutAdmin() },
  ];
  return (
    <>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(3),
        }}
      >
        <h1 css={text.h1}>카탈로그 관리</h1>
        {onPhone ? (
          <MenuButton
            label="관리자 메뉴"
            icon={<CircleUser size={22} />}
            items={ways.map(way => ({ key: way.label, ...way }))}
          />
        ) : (
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
            {ways.map(({ label, run }) => (
              <Button key={label} size="small" variant="secondary" onClick={run}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {opened === 'account' && <AccountModal onClose={() => setOpened(null)} />}
      {opened === 'second factor' && <SecondFactorModal onClose={() => setOpened(null)} />}
    </>
  );
}
