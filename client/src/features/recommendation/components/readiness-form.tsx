import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { mergedLists } from '../../../shared/changes/merged-lists';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { answerReadiness, healthKey, saveAnswers } from '../../../shared/widgets/health/health.api';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';
import { CONDITION_FIELDS } from '../../../shared/widgets/health/conditions-field';
import { useRules } from '../../../shared/validation/use-rules';
import { withKindsOfMedicine } from '../../../shared/widgets/health/health-options';
import { answered, NO_ANSWERS, withAnswers } from '../../../shared/widgets/health/unsaved-answers';
import { READINESS_QUESTIONS } from '../lib/readiness-questions';
import type { ReadinessQuestion } from '../lib/readiness-questions';
import { toggled } from '../lib/choices';
import { ChoiceCard } from './choice-card';
import { TrainingHealthFields } from './training-health-fields';
import { WizardActions } from './wizard-page';

interface ReadinessFormProps {
  notes: HealthNotes;
  /** Called once answered or skipped. */
  onDone: () => void;
}

interface Answered {
  /** The questions answered with yes; null skips the screen. */
  answer: readonly ReadinessQuestion[] | null;
  confirmed?: boolean;
}

/** The questions ticked here, and those that were ticked before. */
interface Ticked {
  yes: readonly ReadinessQuestion[];
  seen: readonly ReadinessQuestion[];
}

/** Another device's ticks, whose answer may come late, stay. */
const tickedOn = (there: readonly ReadinessQuestion[], { yes, seen }: Ticked) =>
  mergedLists(yes, seen, there);

/** The readiness questions with pain and conditions; saved to the account, skippable with a warning. */
export function ReadinessForm({ notes, onDone }: ReadinessFormProps) {
  const there = notes.readiness.yes;
  const [ticked, setTicked] = useState<Ticked>({ yes: there, seen: there });
  const yes = tickedOn(there, ticked);
  const toggle = useCallback(
    (question: ReadinessQuestion) =>
      setTicked(now => ({ yes: toggled(tickedOn(there, now), question), seen: there })),
    [there],
  );
  const known = withKindsOfMedicine(notes);
  const [unsaved, setUnsaved] = useState(NO_ANSWERS);
  const health = withAnswers(known, unsaved);
  const [skipping, setSkipping] = useState(false);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async ({ answer, confirmed = false }: Answered) => {
      const { soreAreas, conditions, medicines, surgeryAreas } = health;
      const { pregnancyWeeks, postpartumWeeks, surgeryWeeks } = health;
      const weeks = { pregnancyWeeks, postpartumWeeks, surgeryWeeks };
      // First, because a change of conditions requires new answers.
      if (answer !== null) {
        await saveAnswers(notes, { soreAreas, conditions, medicines, surgeryAreas, ...weeks }, confirmed);
      }
      return answerReadiness(answer);
    },
    onSuccess: saved => {
      client.setQueryData(healthKey, saved);
      onDone();
    },
  });
  const { failure } = useRules(CONDITION_FIELDS, save.error);
  return (
    <>
      <div css={{ display: 'grid', gap: space(7) }}>
        <fieldset>
          <legend css={[text.title, { marginBottom: space(3) }]}>해당하는 것이 있나요?</legend>
          <div css={{ display: 'grid', gap: space(2) }}>
            {READINESS_QUESTIONS.map(({ question, text: sentence }) => (
              <ChoiceCard
                key={question}
                type="checkbox"
                name="readiness"
                title={sentence}
                checked={yes.includes(question)}
                value={question}
                onChoose={toggle}
              />
            ))}
          </div>
        </fieldset>
        {yes.length > 0 && (
          <Notice tone="caution">
            운동을 시작하기 전에 의사와 상담해 주세요. 그때까지는 가볍게만 추천하고, 근력 목표는 쓰지 않아요.
          </Notice>
        )}
        <TrainingHealthFields
          health={health}
          onChange={change => {
            save.reset();
            setUnsaved(answered(known, unsaved, change));
          }}
          refusal={save.error}
          onConfirm={() => save.mutate({ answer: yes, confirmed: true })}
          confirming={save.isPending}
        />
        {skipping && (
          <Notice tone="caution">
            건너뛰면 몸에 맞지 않는 운동을 추천할 수 있어요. 아픈 곳이나 병이 있다면 꼭 알려 주세요.
          </Notice>
        )}
        {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
        <p css={[text.small, { color: color('text-2') }]}>
          답은 내 계정에만 저장하고 추천에만 써요. 1년 뒤나 건강 정보가 바뀌면 다시 물어볼게요.
        </p>
      </div>
      <WizardActions>
        <Button
          data-narrow
          variant="secondary"
          size="large"
          disabled={save.isPending}
          onClick={() => (skipping ? save.mutate({ answer: null }) : setSkipping(true))}
        >
          {skipping ? '그래도 건너뛰기' : '건너뛰기'}
        </Button>
        <Button size="large" loading={save.isPending} onClick={() => save.mutate({ answer: yes })}>
          {yes.length === 0 ? '해당 없어요' : `${yes.length}개 해당해요`}
        </Button>
      </WizardActions>
    </>
  );
}
