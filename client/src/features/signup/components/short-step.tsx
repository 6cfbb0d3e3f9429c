import { EMPTY_COMPOSITION } from '../../../shared/body/composition-input';
import { failureOf } from '../../../shared/passkeys/passkey-ceremony';
import { PROVIDER_NAMES } from '../../../shared/providers/providers.api';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { LinkButton } from '../../../shared/ui/link-button';
import { Notice } from '../../../shared/ui/notice';
import { Reason } from '../../../shared/ui/reason';
import { useRules } from '../../../shared/validation/use-rules';
import { stepToMend, useSendSignup } from '../hooks/use-send-signup';
import { useSignupDraft } from '../signup-draft.store';
import { bodyMissing, memberErrors, memberMissing } from '../signup-steps';
import { Agreements } from './agreements';
import { BodyFields } from './body-fields';
import { IdentityFields } from './identity-fields';
import { StepHeading } from './step-heading';

/**
 * The only screen by passkey, or for whom another account told name, birth date and address: all of it can be changed here before it is stored.
 */
export function ShortStep({ byPasskey = false }: { byPasskey?: boolean }) {
  const { values, patch } = useSignupDraft();
  const draft = { ...values, byPasskey };
  const { errors, touch } = useRules(memberErrors(draft));
  const send = useSendSignup();
  const missing = memberMissing(draft) ?? bodyMissing(draft);

  const submit = () => {
    // The figure is not asked: it is assumed until the member tells it.
    if (missing === null)
      send.mutate({ ...draft, composition: { ...EMPTY_COMPOSITION, bodyType: '모르겠어요' } });
  };
  const identity = <IdentityFields errorOf={field => errors[field] ?? null} touch={touch} />;
  const failure = stepToMend(send.error) === null ? failureOf(send.error) : null;
  return (
    <Form onSubmit={submit} sending={send.isPending}>
      <StepHeading step={1} of={2} title={`이 화면만 ${byPasskey ? '채우면' : '확인하면'} 끝나요`}>
        {byPasskey
          ? '비밀번호 없이 가입해요. 다음부터 지문이나 얼굴, 화면 잠금으로 로그인해요.'
          : draft.provider && `${PROVIDER_NAMES[draft.provider.name]}로 가입해요. 비밀번호는 없어도 돼요.`}
      </StepHeading>
      <div css={{ display: 'grid', gap: space(5) }}>
        {byPasskey && identity}
        <BodyFields />
        <p css={[text.small, { color: color('text-2') }]}>
          체형은 키·체중·나이로 짐작해요. 가입한 뒤 몸 정보에서 골라 두면 무게가 더 잘 맞아요.
        </p>
        {!byPasskey && identity}
        <Agreements value={draft.agreements} onChange={agreements => patch({ agreements })} />
        {failure && <Notice tone="error">{failure}</Notice>}
        <Reason>{missing}</Reason>
        <Button type="submit" size="large" fullWidth disabled={missing !== null} loading={send.isPending}>
          {byPasskey ? '패스키로 가입 완료' : '가입 완료'}
        </Button>
        {byPasskey && (
          <LinkButton to="/signup" variant="ghost" size="large" fullWidth>
            비밀번호로 가입하기
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
