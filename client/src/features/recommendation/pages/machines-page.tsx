import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { color, columns, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/state-message';
import type {
  Place,
  PlaceLoads as Loads,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { fetchMachines } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import { MachineGrid } from '../components/machine-grid';
import { PlaceChoice } from '../components/place-choice';
import { PlaceLoads } from '../components/place-loads';
import { TrainingWishes } from '../components/training-wishes';
import { RequestTrouble } from '../components/request-trouble';
import { WizardPage } from '../components/wizard-page';
import { useRememberedChoices } from '../hooks/use-remembered-choices';
import { useRequestWorkouts } from '../hooks/use-request-workouts';
import { toggleAll, toggled } from '../lib/choices';
import {
  changedLittle,
  changeMachines,
  choosePlace,
  isOwnPlace,
  machinesThere,
  USUAL_LOADS,
} from '../lib/place-choices';
import { useWorkoutDraft } from '../stores/workout-draft.store';

const PARTS = css({ display: 'grid', gap: space(7) });
const GRID_HEAD = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginBottom: space(3),
});
const COUNT = css(text.body2, { color: color('text-2'), '& > strong': { color: color('text') } });

/** Step 3 of workouts: what is there to train with; then the request. */
export function MachinesPage() {
  const { values, patch } = useWorkoutDraft();
  const preferences = useRememberedChoices();
  const machines = useQuery({
    queryKey: recommendationKeys.machines(values.bodyParts),
    queryFn: () => fetchMachines([...values.bodyParts]),
    enabled: values.bodyParts.length > 0,
  });
  const names = useMemo(() => machines.data?.map(machine => machine.koreanName) ?? [], [machines.data]);
  const chosen = useMemo(() => machinesThere(values, names), [values, names]);
  const all = names.length > 0 && chosen.length === names.length;
  // What is pressed answers first: tiles that change with it, and the loads of an own place, follow a frame later.
  const before = useDeferredValue(values);
  const chosenBefore = useMemo(() => machinesThere(before, names), [before, names]);
  const shown = changedLittle(chosenBefore, chosen) ? chosen : chosenBefore;
  const own = isOwnPlace(before.place);
  const request = useRequestWorkouts(chosen);
  // The same functions every time, so that a press renders what it changes and nothing else.
  const setMachines = useCallback(
    (change: (machines: readonly string[]) => string[]) =>
      patch(changeMachines(useWorkoutDraft.getState().values, names, change)),
    [patch, names],
  );
  const toggleMachine = useCallback(
    (name: string) => setMachines(list => toggled(list, name)),
    [setMachines],
  );
  const setLoads = useCallback((loads: Loads) => patch({ loads }), [patch]);
  const choose = useCallback((place: Place) => patch(choosePlace(place, preferences)), [patch, preferences]);

  if (values.bodyParts.length === 0) return <Navigate to="/recommend/workout" replace />;
  return (
    <WizardPage
      title="운동 추천"
      step={3}
      backTo="/recommend/workout"
      width={860}
      heading="쓸 수 있는 기구를 골라 주세요"
      note={`${values.bodyParts.join('·')} 운동에 쓰는 기구예요.`}
      missing={chosen.length > 0 || !machines.isSuccess ? null : '쓸 수 있는 기구를 하나 이상 골라 주세요.'}
      actions={
        <>
          <LinkButton data-narrow to="/recommend/workout" variant="secondary" size="large">
            이전
          </LinkButton>
          <Button
            size="large"
            disabled={chosen.length === 0}
            loading={request.isPending}
            onClick={() => request.mutate()}
          >
            {request.isPending ? '분석하는 중…' : '추천받기'}
          </Button>
        </>
      }
    >
      <div css={PARTS}>
        {request.isError && <RequestTrouble error={request.error} />}
        <PlaceChoice place={values.place} preferences={preferences} onChoose={choose} />
        <TrainingWishes />
        {machines.isError ? (
          <ErrorState
            message={messageOf(machines.error)}
            onRetry={() => void machines.refetch()}
            retrying={machines.isFetching}
          />
        ) : (
          <fieldset aria-label="기구" aria-busy={machines.isPending || undefined}>
            <div css={GRID_HEAD}>
              <p aria-live="polite" css={COUNT}>
                <strong>{chosen.length}</strong>개 골랐어요
              </p>
              <Button
                size="small"
                variant="secondary"
                disabled={names.length === 0}
                onClick={() => setMachines(list => toggleAll(list, names))}
              >
                {all ? '전체 해제' : '전체 선택'}
              </Button>
            </div>
            {machines.data ? (
              <MachineGrid machines={machines.data} chosen={shown} onToggle={toggleMachine} />
            ) : (
              <div css={{ display: 'grid', gap: space(2), gridTemplateColumns: columns('5.75rem') }}>
                {Array.from({ length: 12 }, (_, index) => (
                  <Skeleton key={index} height={108} />
                ))}
              </div>
            )}
          </fieldset>
        )}
        {own && (
          <PlaceLoads
            loads={before.loads ?? USUAL_LOADS}
            hasDumbbells={before.machines.includes('덤벨')}
            onChange={setLoads}
          />
        )}
      </div>
    </WizardPage>
  );
}
