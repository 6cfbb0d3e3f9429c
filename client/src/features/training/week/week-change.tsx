import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { NO_ANSWER_YET, usePollStatus } from '../../../shared/api/poll-history';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { formatMonthDay } from '../../../shared/lib/format';
import { ChipButton } from '../../../shared/ui/chip';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import { Modal } from '../../../shared/ui/modal';
import { RadioChips } from '../../../shared/ui/radio-chips';
import { Select } from '../../../shared/ui/select';
import { acceptWeek, changeDay, saveBreak } from '../api/week.api';
import type { AcceptedWeek, MyWeek } from '../api/week.api';
import { dateAfter, dateInWeek, WEEKDAYS, weekdayOf } from '../../../shared/lib/calendar';
import { fetchRoutines, fetchRoutineWorkouts } from '../../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import { isToCome, weekdayName, weekOn } from './day-moves';
import { againRequest, changesOf, daysWith, firstOpen, restOf } from './plan-again';
import type { DayAgain } from './plan-again';
import { useAgain, useWeekChanged } from './use-week';
import { WeekAnswer } from './week-answer';

type Kind = 'ill' | 'away' | 'place' | 'sore' | 'routine';
const KINDS: readonly { value: Kind; label: string }[] = [
  { value: 'ill', label: '아파요' },
  { value: 'sore', label: '뻐근해요' },
  { value: 'place', label: '다른 곳에서 해요' },
  { value: 'away', label: '자리를 비워요' },
  { value: 'routine', label: '내 루틴으로 해요' },
];
const PLACES: readonly { value: DayAgain['place']; label: string }[] = [
  { value: 'bodyweight', label: '기구 없이 맨몸' },
  { value: 'home', label: '집' },
  { value: 'gym', label: '헬스장' },
  { value: 'myGym', label: '내 헬스장' },
];
const isOff = (kind: Kind) => kind === 'ill' || kind === 'away';
const DAYS_AHEAD = 14;
/** No choice made yet. */
const NONE = -1;

interface Change {
  kind: Kind;
  /** The last day it applies to, `YYYY-MM-DD`. */
  until: string;
  place: DayAgain['place'];
  sore: readonly string[];
  /** The day that a routine replaces, by its recommendation: another device may plan the week again. With the routine. */
  historyId: number | null;
  routineId: number | null;
}

interface WeekChangeProps {
  week: MyWeek;
  plan: AcceptedWeek;
  today: string;
  onClose: () => void;
}

const untilText = (date: string, today: string): string =>
  date === today ? '오늘까지' : `${formatMonthDay(date)} (${WEEKDAYS[weekdayOf(date)]})까지`;

/** The request to replan the rest of the week for this change; null where there is nothing to plan. */
function requestFor({ week, plan, today }: Omit<WeekChangeProps, 'onClose'>, change: Change) {
  const { kind, until, place, sore } = change;
  const open = firstOpen(week, today);
  const dateOf = ({ day }: DayAgain) => (day === null ? null : dateInWeek(week.startsOn, day));
  const rest = restOf(plan);
  if (kind === 'sore') return sore.length === 0 ? null : againRequest(week, plan, open, rest, sore);
  if (kind === 'routine') return againRequest(week, plan, open, rest);
  if (kind === 'place') {
    const moved = rest.map(each => ((dateOf(each) ?? today) <= until ? { ...each, place } : each));
    return againRequest(week, plan, open, moved);
  }
  const back = dateAfter(until, 1);
  // A week without fixed days is never late: there is nothing to replan.
  if (rest.some(({ day }) => day === null)) return null;
  return againRequest(week, plan, back > open ? back : open, rest);
}

/** The week with its days off, without replanning. */
const withDaysOff = (week: MyWeek, { kind, until }: Change, today: string): MyWeek =>
  isOff(kind)
    ? weekOn({ ...week, breaks: [...week.breaks, { startsOn: today, endsOn: until, kind }] }, today)
    : week;

/** What came up: an illness, a trip, another place, a painful part. Shows both weeks before the member takes one. */
export function WeekChange({ week, plan, today, onClose }: WeekChangeProps) {
  const [change, setChange] = useState<Change>({
    kind: 'ill',
    until: today,
    place: 'bodyweight',
    sore: [],
    historyId: null,
    routineId: null,
  });
  const set = (next: Partial<Change>) => setChange({ ...change, ...next });
  const { kind, until } = change;
  const withRoutine = useRoutineDay(plan, change);
  const changedPlan = withRoutine ?? plan;
  const request =
    kind === 'routine' && withRoutine === null
      ? null
      : requestFor({ week, plan: changedPlan, today }, change);
  const { isSilent } = usePollStatus();
  const again = useAgain(request);
  const planning = again.isFetching && (isSilent ? NO_ANSWER_YET : '남은 날을 다시 짜고 있어요.');
  const changed = useWeekChanged();
  const save = useMutation({
    mutationFn: async () => {
      if (isOff(kind)) await saveBreak(today, { endsOn: until, kind });
      const { historyId, routineId } = change;
      const index = plan.days.findIndex(each => each.historyId === historyId);
      if (kind === 'routine' && historyId !== null)
        await changeDay(week.startsOn, Math.max(0, index), { historyId, routineId }, today);
      if (again.data) await acceptWeek(again.data.id, today);
    },
    onSuccess: async () => {
      await changed();
      onClose();
    },
  });
  const solved = again.data;
  const before = withDaysOff({ ...week, plan: changedPlan }, change, today);
  const after = solved
    ? { ...before, plan: { ...changedPlan, days: daysWith(before, solved, today) } }
    : before;
  const changes = solved ? changesOf(plan, solved) : [];
  const isRoutine = kind === 'routine' && withRoutine !== null;
  const isPlanned = solved !== undefined && !again.isFetching;
  // Without a plan days off and a routine hold as well: what is left may stay as it is.
  const isReady = request && !again.isError ? isPlanned : isOff(kind) || isRoutine;
  return (
    <Modal
      title="이번 주 바꾸기"
      onClose={onClose}
      width={520}
      grows
      actions={
        <Button loading={save.isPending} disabled={!isReady} onClick={() => save.mutate()}>
          이렇게 바꾸기
        </Button>
      }
    >
      <div css={{ display: 'grid', gap: space(4), marginTop: space(3) }}>
        <RadioChips
          legend="무슨 일이 있나요?"
          options={KINDS}
          value={kind}
          onChange={next => set({ kind: next })}
        />
        <ChangeDetails change={change} set={set} plan={plan} today={today} />
        {(request || isOff(kind) || isRoutine) && (
          <div css={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(2) }}>
            <WeekAnswer week={week} today={today} title="지금" lines={[]} />
            <WeekAnswer
              week={after}
              today={today}
              title="바꾸면"
              lines={planning ? [planning] : isReady ? linesOf(change, changes) : []}
            />
          </div>
        )}
        {(again.isError || save.isError) && (
          <p role="alert" css={[text.small, { color: color('error-text') }]}>
            {messageOf(again.error ?? save.error)}
          </p>
        )}
        {again.isError && (
          <Button variant="secondary" loading={again.isFetching} onClick={() => void again.refetch()}>
            다시 시도
          </Button>
        )}
      </div>
    </Modal>
  );
}

function linesOf({ kind }: Change, changes: readonly string[]): string[] {
  const off = isOff(kind) ? ['쉬는 날은 놓친 것으로 치지 않아요.'] : [];
  const light = kind === 'ill' ? ['돌아오면 한 주는 가볍게 시작해요.'] : [];
  return [...off, ...light, ...(changes.length > 0 ? changes : ['다른 날은 그대로예요.'])];
}

interface ChangeDetailsProps extends Pick<WeekChangeProps, 'plan' | 'today'> {
  change: Change;
  set: (next: Partial<Change>) => void;
}

function ChangeDetails({ change, set, plan, today }: ChangeDetailsProps) {
  const { kind, until, place, sore, historyId, routineId } = change;
  // Nothing of such a week is on a date that could be compared.
  const isAnyDay = kind === 'place' && plan.days.some(({ day }) => day === null);
  if (kind === 'routine') return <RoutineDay {...{ historyId, routineId, set, plan }} />;
  if (kind === 'sore') {
    return (
      <fieldset>
        <legend css={[text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) }]}>
          어디가 뻐근한가요? 오늘과 내일은 그 부위를 위한 운동을 빼요.
        </legend>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          {plan.parts.map(({ bodyPartKoreanName: part }) => (
            <ChipButton
              key={part}
              selected={sore.includes(part)}
              onClick={() =>
                set({ sore: sore.includes(part) ? sore.filter(each => each !== part) : [...sore, part] })
              }
            >
              {part}
            </ChipButton>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <>
      {kind === 'place' && (
        <RadioChips
          legend="어디서 하나요?"
          options={PLACES}
          value={place}
          onChange={next => set({ place: next })}
        />
      )}
      {isAnyDay && (
        <p css={[text.small, { color: color('text-2') }]}>
          요일을 정하지 않은 주라서 남은 운동을 모두 그곳에서 해요.
        </p>
      )}
      {!isAnyDay && (
        <Select
          label="언제까지인가요?"
          value={until}
          options={Array.from({ length: DAYS_AHEAD }, (_, days) => dateAfter(today, days)).map(date => ({
            value: date,
            label: untilText(date, today),
          }))}
          onChange={next => set({ until: next })}
        />
      )}
    </>
  );
}

const useRoutineWorkouts = (routineId: number | null) =>
  useQuery({
    queryKey: myfitKeys.workouts(routineId ?? 0),
    queryFn: () => fetchRoutineWorkouts(routineId!),
    enabled: routineId !== null,
  });

/** The plan with the chosen routine on the chosen day; null until both are chosen and it is known to have workouts. */
function useRoutineDay(plan: AcceptedWeek, { kind, historyId, routineId }: Change): AcceptedWeek | null {
  const { data: workouts = [] } = useRoutineWorkouts(routineId);
  const isPlanned = plan.days.some(day => day.historyId === historyId);
  if (kind !== 'routine' || !isPlanned || routineId === null || workouts.length === 0) return null;
  const items = workouts.map(({ workoutId, workoutName: koreanName, setCount }) => ({
    ...{ workoutId, koreanName, set: setCount ?? 3, imgPath: '', bodyPartKoreanName: [], against: null },
  }));
  return {
    ...plan,
    days: plan.days.map(day => (day.historyId === historyId ? { ...day, routineId, items } : day)),
  };
}

function RoutineDay({
  historyId,
  routineId,
  set,
  plan,
}: Pick<Change, 'historyId' | 'routineId'> & Pick<ChangeDetailsProps, 'set' | 'plan'>) {
  const asked = useQuery({ queryKey: myfitKeys.routines, queryFn: fetchRoutines });
  const workouts = useRoutineWorkouts(routineId);
  const routines = asked.data;
  if (!routines) return asked.isError && <LoadFailureLine query={asked} what="루틴을" />;
  if (routines.length === 0) return <p css={text.body2}>아직 루틴이 없어요.</p>;
  const days = plan.days.flatMap((each, at) => {
    const name = each.day === null ? `${at + 1}번째` : weekdayName(each.day);
    return isToCome(each) ? [{ value: each.historyId, label: `${name} ${each.title}` }] : [];
  });
  return (
    <>
      <Select
        label="어느 날인가요?"
        value={days.some(({ value }) => value === historyId) ? historyId! : NONE}
        options={[{ value: NONE, label: '고르기' }, ...days]}
        onChange={next => set({ historyId: next === NONE ? null : next })}
      />
      <Select
        label="어느 루틴인가요?"
        value={routineId ?? NONE}
        options={[
          { value: NONE, label: '고르기' },
          ...routines.map(({ routineId: value, routineName: label }) => ({
            value,
            label,
          })),
        ]}
        onChange={next => set({ routineId: next === NONE ? null : next })}
      />
      {workouts.isError && <LoadFailureLine query={workouts} what="루틴의 운동을" />}
      {workouts.data?.length === 0 && (
        <p role="status" css={text.body2}>
          이 루틴에는 아직 운동이 없어요.
        </p>
      )}
    </>
  );
}
