import { useState } from 'react';
import { AddPasskey } from '../../../shared/passkeys/add-passkey';
import { hasPasskeys } from '../../../shared/passkeys/passkey-ceremony';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';

/** Right after signup: the next login without a password. Nothing where the browser has no passkeys. */
export function PasskeyOffer() {
  const [added, setAdded] = useState(false);
  if (!hasPasskeys() || added) return null;
  return (
    <Card
      as="section"
      aria-labelledby="passkey-offer"
      css={{ width: '100%', marginBottom: space(4), textAlign: 'left' }}
    >
      <h2 id="passkey-offer" css={text.title}>
        다음에는 비밀번호 없이 로그인할까요?
      </h2>
      <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
        패스키를 추가하면 지문이나 얼굴, 화면 잠금으로 로그인해요.
      </p>
      <AddPasskey onAdded={() => setAdded(true)} />
    </Card>
  );
}
