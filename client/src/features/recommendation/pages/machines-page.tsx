import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { KEPT_AFTER_MS } from '../../../shared/api/answer-or-kept';
import { useWaited } from '../../../shared/lib/use-waited';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Skeleton } from '../../../shared/ui/skeleton';
import type {
  Place,
  PlaceLoads as Loads,
} from '../../../shared/widgets/training-preferences/training-preferences.api';
import { fetchHealth, healthKey } from '../../../shared/widgets/health/health.api';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { Fold } from '../../../shared/ui/fold';
import { MachineChoice } from '../components/machine-choice';
import { PlaceChoice } from '../components/place-choice';
import { PlaceLoads } from '../components/place-loads';
import { TrainingWishes } from '../components/training-wishes';
import { RequestWaiting } from '../components/request-waiting';
import { RequestTrouble } from '../components/request-trouble';
import { WizardPage } from '../components/wizard-page';
import { useMachines } from '../hooks/use-machines';
import { useRememberedChoices } from '../hooks/use-remembered-choices';
import { useRequestWorkouts } from '../hooks/use-request-workouts';
import { toggled } from '../lib/choices';
import { changedLittle, changeMachines, choosePlace, isOwnPlace, machinesThere } from '../lib/place-choices';
import { wishesLine } from '../lib/places';
import { useWorkoutDraft } from '../stores/workout-draft.store';

const PARTS = css({ display: 'grid', gap: space(4) });
const LINE = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  padding: space(2, 2, 2, 4),
  borderRadius: radius.control,
  background: color('surface-2'),
});

/** The second half of step 3: what the place leaves open; then the request. */
export function MachinesPage() {
  const { values, patch } = useWorkoutDraft();
  const { preferences, isPending } = useRememberedChoices();
  const thin = useSeverelyThin();
  // Waits for these: they decide what is asked and what is collapsed, and arriving later they would move the
  // machines.
  const isWaiting = isPending || thin === undefined;
  const isLate = useWaited(isWaiting, KEPT_AFTER_MS);
  const { machines, names, everything } = useMachines(values);
  // A member who repeats the last choices passes no other page that asks: no request before it is known whether to ask.
  const health = useQuery({ queryKey: healthKey, queryFn: fetchHealth, staleTime: 60_000 });
  const chosen = useMemo(() => machinesThere(values, names), [values, names]);
  // The press responds first: tiles that change with it, and an own place's loads, follow a frame later.
  const before = useDeferredValue(values);
  const chosenBefore = useMemo(() => machinesThere(before, names), [before, names]);
  const shown = changedLittle(chosenBefore, chosen) ? chosen : chosenBefore;
  const loads = isOwnPlace(before.place) ? before.loads : null;
  // A known place leaves nothing open: its machines are only listed.
  const { place } = values;
  const settled =
    place === 'gym' ||
    place === 'bodyweight' ||
    (preferences?.places.some(each => each.place === place) ?? false);
  const [changing, setChanging] = useState(false);
  // Never asked before: asked once; later a part of one line.
  const first = preferences?.choices === null;
  const request = useRequestWorkouts(chosen);
  // Stable functions, so that a press re-renders only what it changes.
  const setMachines = useCallback(
    (change: (machines: readonly string[]) => string[]) =>
      patch(changeMachines(useWorkoutDraft.getState().values, names, change, { preferences, everything })),
    [patch, names, preferences, everything],
  );
  const toggleMachine = useCallback(
    (name: string) => setMachines(list => toggled(list, name)),
    [setMachines],
  );
  const setLoads = useCallback((loads: Loads) => patch({ loads }), [patch]);
  const choose = useCallback((place: Place) => patch(choosePlace(place, preferences)), [patch, preferences]);

  if (values.bodyParts.length === 0) return <Navigate to="/recommend/workout" replace />;
  if (health.data?.readiness.due) return <Navigate to="/recommend/readiness" replace />;
  return (
    <WizardPage
      title="운동 추천"
      step={3}
      backTo="/recommend/workout"
      width={860}
      heading={
        !settled
          ? '쓸 수 있는 기구를 골라 주세요'
          : first
            ? '무엇을 위해 얼마나 할까요?'
            : '이대로 추천할까요?'
      }
      note={`${values.bodyParts.join('·')} 운동에 ${settled ? '맞춰 추천해요' : '쓰는 기구예요'}.`}
      missing={chosen.length > 0 || !machines.data ? null : '쓸 수 있는 기구를 하나 이상 골라 주세요.'}
      actions={
        <>
          <LinkButton data-narrow to="/recommend/workout" variant="secondary" size="large">
            이전
          </LinkButton>
          <Button
            size="large"
            disabled={chosen.length === 0 || health.isPending}
            loading={request.isPending}
            onClick={() => request.mutate()}
          >
            {request.isPending ? '분석하는 중…' : '추천받기'}
          </Button>
        </>
      }
    >
      {isWaiting && !isLate ? (
        <Waiting />
      ) : (
        <div css={PARTS}>
          {request.isError && <RequestTrouble error={request.error} />}
          {request.data === null && <RequestWaiting type="workout" wanted={values.bodyParts} place={place} />}
          <section aria-label="추천 조건" css={{ display: 'grid', gap: space(5) }}>
            <div css={LINE}>
              <p css={[text.body2, { flex: 1, minWidth: 0, fontWeight: 600 }]}>
                {wishesLine(values, thin === false)}
              </p>
              <Button
                size="small"
                variant="secondary"
                aria-expanded={changing}
                onClick={() => setChanging(!changing)}
              >
                {changing ? '접기' : '바꾸기'}
              </Button>
            </div>
            {changing && <PlaceChoice place={values.place} preferences={preferences} onChoose={choose} />}
            {(changing || first) && <TrainingWishes />}
          </section>
          {machines.isLoadingError ? (
            <LoadFailure query={machines} />
          ) : (
            <MachineChoice
              machines={machines.data}
              names={names}
              chosen={chosen}
              shown={shown}
              open={!settled}
              onToggle={toggleMachine}
              onChange={setMachines}
            />
          )}
          {loads && (
            <Fold title="있는 무게">
              <PlaceLoads loads={loads} hasDumbbells={before.machines.includes('덤벨')} onChange={setLoads} />
            </Fold>
          )}
        </div>
      )}
    </WizardPage>
  );
}

function Waiting() {
  return (
    <div aria-busy css={PARTS}>
      <Skeleton height={52} round={radius.control} />
      <Skeleton height={280} round={radius.control} />
    </div>
  );
}
