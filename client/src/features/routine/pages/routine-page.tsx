import { useDeferredValue, useState } from 'react';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { useSession } from '../../../shared/session/session.store';
import { color, media, space, text } from '../../../shared/theme/theme';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { Chip } from '../../../shared/ui/chip';
import { Skeleton } from '../../../shared/ui/skeleton';
import { IntakeLink } from '../../../shared/widgets/intake/intake-link';
import { useRoutines, useRoutineWorkouts } from '../../../shared/widgets/myfit/use-routines';
import { BodyTiles } from '../components/body-tiles';
import { FirstRoutines } from '../components/first-routines';
import { MySupplements } from '../components/my-supplements';
import { BoardSkeleton, RoutineBoard } from '../components/routine-board';
import { RoutineTabs } from '../components/routine-tabs';
import { useActiveRoutine } from '../hooks/use-active-routine';
import { useRoutineActions } from '../hooks/use-routine-actions';

// Stable elements: they do not re-render when another routine is chosen.
const BODY = <BodyTiles />;
const SUPPLEMENTS = <MySupplements />;

/** 내 루틴: the body in two numbers, the routines, their workouts, the supplements. */
export function RoutinePage() {
  usePageTitle('내 루틴');
  const userName = useSession()?.userName;
  const query = useRoutines();
  const routines = query.data ?? [];
  const { active, select } = useActiveRoutine(routines);
  // The pressed name paints before its workouts.
  const shown = useDeferredValue(active);
  const [renaming, setRenaming] = useState<number | null>(null);
  const actions = useRoutineActions({ routines, onSelect: select, onUnnamed: setRenaming });

  return (
    <div
      css={{
        maxWidth: 'var(--page)',
        margin: '0 auto',
        padding: `${space(6)} var(--gutter) ${space(12)}`,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(6),
        // Hides the content below, so that it does not jump when the workouts arrive.
        '& > section:has([aria-busy=true]) + div': { visibility: 'hidden' },
        [media.desktop]: {
          '& > section:has([aria-busy=true]) + div': { visibility: 'visible' },
          gridTemplateColumns: 'minmax(0, 1fr) 340px',
          gridTemplateAreas: '"head body" "main supplements"',
          gridTemplateRows: 'auto 1fr',
          columnGap: space(12),
        },
      }}
    >
      <header css={{ [media.desktop]: { gridArea: 'head' } }}>
        <h1 css={text.h1}>내 루틴</h1>
        <div
          css={{ display: 'flex', alignItems: 'center', gap: space(2), marginTop: space(1), minHeight: 32 }}
        >
          {userName && <p css={{ color: color('text-2') }}>{userName}님</p>}
          {active && <SplitLabel routineId={active.routineId} count={routines.length} />}
        </div>
      </header>
      <div css={{ [media.desktop]: { gridArea: 'body' } }}>{BODY}</div>
      <section aria-label="루틴" css={{ [media.desktop]: { gridArea: 'main' } }}>
        {query.isPending ? (
          <div aria-busy css={{ display: 'grid', gap: space(4) }}>
            <Skeleton height={49} />
            <BoardSkeleton />
          </div>
        ) : query.isLoadingError ? (
          <LoadFailure query={query} />
        ) : active ? (
          <>
            <RoutineTabs
              routines={routines}
              activeId={active.routineId}
              saving={actions.saving}
              renaming={renaming}
              onRenaming={setRenaming}
              onSelect={select}
              onAdd={actions.add}
              onRename={actions.rename}
              onReorder={actions.reorder}
              onRemove={actions.remove}
            />
            <div css={{ marginTop: space(4) }}>
              <RoutineBoard key={(shown ?? active).routineId} routine={shown ?? active} />
            </div>
          </>
        ) : (
          <FirstRoutines saving={actions.saving} onAddEmpty={actions.add} />
        )}
      </section>
      <div
        css={{
          display: 'grid',
          // As narrow as the screen, even with a long word.
          gridTemplateColumns: 'minmax(0, 1fr)',
          minWidth: 0,
          alignContent: 'start',
          gap: space(6),
          [media.desktop]: { gridArea: 'supplements' },
        }}
      >
        <IntakeLink />
        {SUPPLEMENTS}
      </div>
    </div>
  );
}

/** How many days per week the training is split into; routines without workouts do not count yet. */
function SplitLabel({ routineId, count }: { routineId: number; count: number }) {
  const { data } = useRoutineWorkouts(routineId);
  if (!data) return null;
  return <Chip tone="brand">{data.length > 0 ? `${count}분할` : `루틴 ${count}개`}</Chip>;
}
