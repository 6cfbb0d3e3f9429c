import { messageOf } from '../../../shared/api/api.error';
import { EMPTY_COMPOSITION } from '../../../shared/body/composition-input';
import { PROVIDER_NAMES } from '../../../shared/providers/providers.api';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
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

/** The only screen for whom another account told name, birth date and address: all of it can be changed here before it is stored. */
export function ShortStep() {
  const { values: draft, patch } = useSignupDraft();
  const { errors, touch } = useRules(memberErrors(draft));
  const send = useSendSignup();
  const missing = memberMissing(draft) ?? bodyMissing(draft);

  const submit = () => {
    // The figure is not asked: it is assumed until the member tells it.
    if (missing === null)
      send.mutate({ ...draft, composition: { ...EMPTY_COMPOSITION, bodyType: '모르겠어요' } });
  };
  return (
    <Form onSubmit={submit} sending={send.isPending}>
      <StepHeading step={1} of={2} title="이 화면만 확인하면 끝나요">
        {draft.provider && `${PROVIDER_NAMES[draft.provider.name]}로 가입해요. 비밀번호는 없어도 돼요.`}
      </StepHeading>
      <div css={{ display: 'grid', gap: space(5) }}>
        <BodyFields />
        <p css={[text.small, { color: color('text-2') }]}>
          체형은 키·체중·나이로 짐작해요. 가입한 뒤 내 정보에서 골라 두면 무게가 더 잘 맞아요.
        </p>
        <IdentityFields errorOf={field => errors[field] ?? null} touch={touch} />
        <Agreements value={draft.agreements} onChange={agreements => patch({ agreements })} />
        {send.isError && stepToMend(send.error) === null && (
          <Notice tone="error">{messageOf(send.error)}</Notice>
        )}
        <Reason>{missing}</Reason>
        <Button type="submit" size="large" fullWidth disabled={missing !== null} loading={send.isPending}>
          가입 완료
        </Button>
      </div>
    </Form>
  );
}
