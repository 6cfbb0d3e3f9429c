import { MACHINE_SEEDS } from '../seed/machines/machine-seeds.js';
import { SUPPLEMENT_SEEDS } from '../seed/supplements/supplement-seeds.js';
import { WORKOUT_SEEDS } from '../seed/workouts/workout-seeds.js';
import { SearchIndex } from './search-index.js';
import { supplementSearchDocument } from './supplement-search-document.js';
import { workoutSearchDocument } from './workout-search-document.js';

const machineName = new Map(MACHINE_SEEDS.map(machine => [machine.slug, machine.koreanName]));

/** The shipped workouts; ids are their positions in `WORKOUT_SEEDS` from 1. */
export const workouts = new SearchIndex();
workouts.addAll(
  WORKOUT_SEEDS.map((seed, i) =>
    workoutSearchDocument({
      ...seed,
      id: i + 1,
      machineNames: seed.machines.map(slug => machineName.get(slug) ?? slug),
    }),
  ),
);

/** The shipped products; ids are their positions in `SUPPLEMENT_SEEDS` from 1. */
export const supplements = new SearchIndex();
supplements.addAll(SUPPLEMENT_SEEDS.map((seed, i) => supplementSearchDocument({ ...seed, id: i + 1 })));
