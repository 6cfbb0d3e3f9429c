import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Form } from '../../../shared/ui/form';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { TextField } from '../../../shared/ui/text-field';
import { showToast } from '../../../shared/ui/toast.store';
import { formatDecimal, weightRule } from '../../../shared/validation/member-rules';
import { useRules } from '../../../shared/validation/use-rules';
import { saveWeightGoal, weightGoalKey } from '../api/weight-goal.api';

const FORM = 'weight-goal';

/** Sets, changes or removes the goal weight. */
export function WeightGoalModal({ goal, onClose }: { goal: number | null; onClose: () => void }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(goal === null ? '' : String(goal));
  const save = useMutation({
    mutationFn: saveWeightGoal,
    onSuccess: weight => {
      client.setQueryData(weightGoalKey, weight);
      showToast({
        message: weight === null ? '목표 체중을 지웠어요.' : `목표 체중을 ${weight}kg으로 정했어요.`,
        tone: 'success',
      });
      onClose();
    },
  });
  const { errors, failure, pass } = useRules({ weight: weightRule(typed) }, save.error);
  const submit = () => {
    if (pass()) save.mutate(Number(typed));
  };
  return (
    <Modal
      title="목표 체중"
      onClose={onClose}
      actions={
        <>
          {goal !== null && (
            <Button
              variant="secondary"
              size="large"
              disabled={save.isPending}
              onClick={() => save.mutate(null)}
            >
              목표 지우기
            </Button>
          )}
          <Button type="submit" form={FORM} size="large" loading={save.isPending}>
            저장
          </Button>
        </>
      }
    >
      <Form id={FORM} onSubmit={submit} sending={save.isPending} css={{ display: 'grid', gap: space(4) }}>
        <TextField
          label="목표 체중"
          unit="kg"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(formatDecimal(event.target.value))}
          error={errors.weight}
        />
        {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
      </Form>
    </Modal>
  );
}
