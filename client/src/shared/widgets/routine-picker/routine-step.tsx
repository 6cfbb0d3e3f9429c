import { color, space, text } from '../../theme/theme';
import { LoadFailure } from '../../ui/load-failure';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { defaultRoutines } from '../myfit/routine-list';
import { NewRoutineField } from './new-routine-field';
import { RoutineChoices } from './routine-choices';
import type { useRoutineChoice } from './use-routine-choice';

/** The member's routines to choose from, and a field for a new one. */
export function RoutineStep({ choice }: { choice: ReturnType<typeof useRoutineChoice> }) {
  const { routines, list, save, blocked, selected, toggle, create } = choice;
  return (
    <div css={{ display: 'grid', gap: space(4), marginTop: space(4) }}>
      {routines.isPending ? (
        <div aria-busy css={{ display: 'grid', gap: space(2) }}>
          <Skeleton height={52} />
          <Skeleton height={52} />
        </div>
      ) : routines.isLoadingError ? (
        <LoadFailure query={routines} />
      ) : list.length === 0 && !save.isPending ? (
        <div css={{ display: 'grid', gap: space(3), textAlign: 'center', paddingBlock: space(4) }}>
          <p css={text.title}>아직 루틴이 없어요.</p>
          <p css={[text.body2, { color: color('text-2') }]}>
            가슴·등·어깨·하체 이름의 빈 루틴 네 개로 시작해 볼까요?
          </p>
          <Button variant="secondary" onClick={() => save.mutate(defaultRoutines())}>
            빈 루틴 네 개 만들기
          </Button>
        </div>
      ) : (
        <RoutineChoices routines={list} selected={selected} blocked={blocked} onToggle={toggle} />
      )}
      {routines.data && <NewRoutineField saving={save.isPending} onCreate={create} />}
    </div>
  );
}
