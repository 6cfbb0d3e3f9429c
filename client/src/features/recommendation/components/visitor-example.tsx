import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { SEXES, type Sex } from '../../../shared/body/body-types';
import { keepVisitorBody } from '../../../shared/body/visitor-body';
import { space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Segmented } from '../../../shared/ui/segmented';
import { Stepper } from '../../../shared/ui/stepper';
import { fetchExample } from '../api/recommendation.api';
import { ExampleResult } from './example-result';

const USUAL_WEIGHT_KG = { 여: 58, 남: 72 };

/** For visitors without an account: two questions, one answer of the engine. */
export function VisitorExample() {
  const [sex, setSex] = useState<Sex | null>(null);
  const [weight, setWeight] = useState<number | null>(null);
  const ask = useMutation({ mutationFn: fetchExample });

  return (
    <section
      aria-label="가입 전 예시"
      css={{
        display: 'grid',
        // As narrow as the screen, even with a long word.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(4),
        marginTop: space(5),
      }}
    >
      {ask.data ? (
        <ExampleResult example={ask.data} onAgain={ask.reset} />
      ) : (
        <>
          <h3 css={text.title}>성별과 체중만으로 먼저 볼까요?</h3>
          <Segmented label="성별" value={sex} options={SEXES} onChange={setSex} />
          {sex !== null && (
            <>
              <Stepper
                label="체중"
                value={weight ?? USUAL_WEIGHT_KG[sex]}
                onChange={setWeight}
                min={25}
                max={250}
                step={1}
                unit="kg"
              />
              {ask.isError && <Notice tone="error">{messageOf(ask.error)}</Notice>}
              <Button
                fullWidth
                loading={ask.isPending}
                onClick={() => {
                  const body = { sex, weight: weight ?? USUAL_WEIGHT_KG[sex] };
                  keepVisitorBody(body);
                  ask.mutate(body);
                }}
              >
                내 무게 예시 보기
              </Button>
            </>
          )}
        </>
      )}
    </section>
  );
}
