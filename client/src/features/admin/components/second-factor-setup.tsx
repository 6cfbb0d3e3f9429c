import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { typedDigits } from '../../../shared/lib/typed-number';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { PasswordField } from '../../../shared/ui/password-field';
import { TextField } from '../../../shared/ui/text-field';
import { beginSecondFactor, confirmSecondFactor } from '../api/second-factor.api';
import type { StartedSecondFactor } from '../api/second-factor.api';
import { QrCode } from '../../../shared/ui/qr-code';

const form = { display: 'grid', gap: space(4), marginTop: space(4) } as const;

/** First the password, then a code from the app that has the key. */
export function SecondFactorSetup({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const [started, setStarted] = useState<StartedSecondFactor | null>(null);
  return started ? <CodeStep started={started} onDone={onDone} /> : <PasswordStep onStarted={setStarted} />;
}

function PasswordStep({ onStarted }: { onStarted: (started: StartedSecondFactor) => void }) {
  const [password, setPassword] = useState('');
  const begin = useMutation({ mutationFn: () => beginSecondFactor(password), onSuccess: onStarted });
  const submit = () => {
    if (password) begin.mutate();
  };
  return (
    <Form onSubmit={submit} sending={begin.isPending} css={form}>
      <p css={{ color: color('text-2') }}>
        비밀번호를 누가 알아내도 휴대폰이 없으면 들어올 수 없어요. Google Authenticator 같은 인증 앱이
        필요해요.
      </p>
      <PasswordField
        label="관리자 비밀번호"
        autoComplete="current-password"
        value={password}
        onChange={event => {
          setPassword(event.target.value);
          begin.reset();
        }}
        error={begin.isError ? messageOf(begin.error) : null}
      />
      <Button type="submit" size="large" disabled={!password} loading={begin.isPending}>
        다음
      </Button>
    </Form>
  );
}

interface CodeStepProps {
  started: StartedSecondFactor;
  onDone: (recoveryCodes: string[]) => void;
}

function CodeStep({ started: { secret, uri }, onDone }: CodeStepProps) {
  const [code, setCode] = useState('');
  const confirm = useMutation({ mutationFn: () => confirmSecondFactor(code), onSuccess: onDone });
  const submit = () => {
    if (code.length === 6) confirm.mutate();
  };
  return (
    <Form onSubmit={submit} sending={confirm.isPending} css={form}>
      <p css={{ color: color('text-2') }}>
        인증 앱으로 QR 코드를 찍은 뒤, 앱에 나온 숫자 6자리를 입력해 주세요.
      </p>
      <QrCode text={uri} label="인증 앱에 등록하는 QR 코드" />
      <div css={text.small}>
        <p css={{ color: color('text-2') }}>찍을 수 없다면 이 키를 앱에 입력해 주세요.</p>
        <code css={{ display: 'block', marginTop: space(1), overflowWrap: 'anywhere' }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <a
          href={uri}
          css={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            color: color('brand-text'),
            fontWeight: 600,
          }}
        >
          이 기기의 인증 앱에서 열기
        </a>
      </div>
      <TextField
        label="인증 앱의 번호"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="숫자 6자리"
        value={code}
        onChange={event => {
          setCode(typedDigits(event.target.value).slice(0, 6));
          confirm.reset();
        }}
        error={confirm.isError ? messageOf(confirm.error) : null}
      />
      <Button type="submit" size="large" disabled={code.length !== 6} loading={confirm.isPending}>
        2단계 인증 켜기
      </Button>
    </Form>
  );
}
