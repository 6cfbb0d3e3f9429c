import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import type { SessionPlan } from '../session/begin-session';

interface LightWeekProps {
  plan: SessionPlan;
  onChoose: (light: boolean) => Promise<unknown>;
}

/** Asked before a session when a light week is due: less weight and fewer sets this time, or as usual. */
export function LightWeek({ plan, onChoose }: LightWeekProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (light: boolean) => {
    if (chosen !== null) return;
    setChosen(light);
    void onChoose(light);
  };
  return (
    <Modal
      title="이번에는 가볍게 할까요?"
      description={plan.lightWeek}
      onClose={() => void navigate('/training', { replace: true })}
      width={400}
      actions={
        <>
          <Button variant="secondary" loading={chosen === false} onClick={() => choose(false)}>
            평소대로 하기
          </Button>
          <Button loading={chosen === true} onClick={() => choose(true)}>
            가볍게 하기
          </Button>
        </>
      }
    >
      <p css={[text.body2, { marginTop: space(2) }]}>
        무게를 10%쯤 낮추고 세트를 3분의 1쯤 줄여요. 가볍게 했다고 다음 무게를 낮추지는 않아요.
      </p>
    </Modal>
  );
}
