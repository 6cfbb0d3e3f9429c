import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { ChipButton } from '../../../shared/ui/chip';
import { Modal } from '../../../shared/ui/modal';
import { Notice } from '../../../shared/ui/notice';
import { Choices } from '../../../shared/widgets/health/choices';
import { CoffeeField } from '../../../shared/widgets/health/coffee-field';
import { healthKey, saveAnswers } from '../../../shared/widgets/health/health.api';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';
import { MEDICINE_OPTIONS } from '../../../shared/widgets/health/health-options';
import { answered, NO_ANSWERS, withAnswers } from '../../../shared/widgets/health/unsaved-answers';

/** Rough meals for rough grams: people count foods more easily than grams. 건강 정보 takes the exact figure. */
const DIETS: readonly { label: string; perKg: number | null }[] = [
  { label: '잘 모르겠어요', perKg: null },
  { label: '하루 한 끼에만', perKg: 0.8 },
  { label: '두 끼쯤', perKg: 1.1 },
  { label: '끼니마다', perKg: 1.5 },
  { label: '끼니마다 넉넉히', perKg: 2 },
];

interface IntakeModalProps {
  notes: HealthNotes;
  onClose: () => void;
  onSaved: () => void;
}

/** Medicines, coffee and the protein of meals: what decides about supplements, asked at once and saved to the account. */
export function IntakeModal({ notes, onClose, onSaved }: IntakeModalProps) {
  const [unsaved, setUnsaved] = useState(NO_ANSWERS);
  const { medicines, coffeeCupsPerDay, dietProteinPerKg: diet } = withAnswers(notes, unsaved);
  const edit = (change: Partial<HealthNotes>) => setUnsaved(answered(notes, unsaved, change));
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => saveAnswers(notes, { medicines, coffeeCupsPerDay, dietProteinPerKg: diet }),
    onSuccess: saved => {
      client.setQueryData(healthKey, saved);
      onSaved();
    },
  });
  const known = DIETS.some(({ perKg }) => perKg === diet);
  return (
    <Modal
      title="약·커피·식사"
      description="모르는 것은 건너뛰어도 돼요. 다음 추천에도 써요."
      onClose={onClose}
      keepOnBackdrop
      width={520}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            닫기
          </Button>
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            저장
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: space(7), paddingTop: space(5) }}>
        {save.isError && <Notice tone="error">{messageOf(save.error)}</Notice>}
        <Choices
          legend="먹고 있는 약"
          note="없으면 그대로 두세요. 목록에 없는 약은 기타예요."
          options={MEDICINE_OPTIONS}
          chosen={medicines}
          onChange={chosen => edit({ medicines: chosen })}
        />
        <CoffeeField cups={coffeeCupsPerDay} onChange={cups => edit({ coffeeCupsPerDay: cups })} />
        <fieldset>
          <legend css={text.title}>고기·생선·달걀·두부를 얼마나 드세요?</legend>
          <p css={[text.small, { marginBottom: space(3), color: color('text-2') }]}>
            식사로 충분하면 단백질 제품은 사지 않아도 돼요.
          </p>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
            {DIETS.map(({ label, perKg }) => (
              <ChipButton
                key={label}
                selected={diet === perKg}
                onClick={() => edit({ dietProteinPerKg: perKg })}
              >
                {label}
              </ChipButton>
            ))}
            {!known && <ChipButton selected>{`체중 1kg에 ${diet}g`}</ChipButton>}
          </div>
        </fieldset>
      </div>
    </Modal>
  );
}
