import { useState } from 'react';
import { space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { logoutAdmin } from '../api/admin.api';
import { AccountModal } from './account-modal';
import { SecondFactorModal } from './second-factor-modal';

/** Above the console: its title, and what concerns the admin's own account. */
export function ConsoleHead() {
  const [opened, setOpened] = useState<'account' | 'second factor' | null>(null);
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
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          <Button size="small" variant="secondary" onClick={() => setOpened('account')}>
            내 계정
          </Button>
          <Button size="small" variant="secondary" onClick={() => setOpened('second factor')}>
            2단계 인증
          </Button>
          <Button size="small" variant="secondary" onClick={() => void logoutAdmin()}>
            관리자 로그아웃
          </Button>
        </div>
      </div>
      {opened === 'account' && <AccountModal onClose={() => setOpened(null)} />}
      {opened === 'second factor' && <SecondFactorModal onClose={() => setOpened(null)} />}
    </>
  );
}
