import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasPasskeys } from '../../../shared/passkeys/passkey-ceremony';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { logoutAdmin } from '../api/admin.api';
import { secondFactorKey } from '../api/second-factor.api';
import { AdminPasskeys } from './admin-passkeys';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorSetup } from './second-factor-setup';

/** Where a second factor is required, the first login leads here, then into the console. */
export function SecondFactorGate() {
  const client = useQueryClient();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const enter = () => client.invalidateQueries({ queryKey: secondFactorKey });
  return (
    <div
      css={{
        maxWidth: 560,
        margin: '0 auto',
        padding: `${space(8)} var(--gutter) 0`,
        display: 'grid',
        gap: space(6),
      }}
    >
      <div css={{ display: 'grid', gap: space(2) }}>
        <h1 css={text.h1}>먼저 2단계 인증을 켜 주세요</h1>
        <p css={{ color: color('text-2') }}>
          비밀번호만으로는 카탈로그를 관리할 수 없어요.
          {hasPasskeys() && ' 인증 앱이나 패스키 중 하나면 돼요.'}
        </p>
      </div>
      <section css={{ display: 'grid', gap: space(2) }}>
        <h2 css={text.title}>인증 앱</h2>
        {recoveryCodes ? (
          <>
            <RecoveryCodes codes={recoveryCodes} />
            <Button size="large" onClick={() => void enter()}>
              저장했어요
            </Button>
          </>
        ) : (
          <SecondFactorSetup onDone={setRecoveryCodes} />
        )}
      </section>
      {!recoveryCodes && hasPasskeys() && <AdminPasskeys onAdded={() => void enter()} />}
      <div>
        <Button size="small" variant="secondary" onClick={() => void logoutAdmin()}>
          관리자 로그아웃
        </Button>
      </div>
    </div>
  );
}
