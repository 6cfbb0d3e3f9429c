/** What the server says a workout's next session should be. Weights in kg as shown on the equipment. */
export interface NextWorkout {
  workoutId: number;
  myWorkoutId: number | null;
  workoutName: string;
  image: string;
  loadLabel: string | null;
  repeatUnit: 'reps' | 'seconds';
  target: {
    weight: number | null;
    reps: number | null;
    seconds: number | null;
    sets: number;
    reserve: number | null;
  };
  warmups: { weight: number | null; reps: number }[];
  restSeconds: number;
  incrementKg: number | null;
  minLoadKg: number | null;
  plates: { barKg: number; available: number[] } | null;
  why: { text: string };
  last: {
    date: string;
    sets: { weight: number | null; reps: number | null; seconds: number | null }[];
  } | null;
  against: string | null;
  cues: string[];
  safety: string[];
  bodyParts: string[];
}

export interface NextRoutine {
  routineId: number;
  routineName: string;
  workouts: NextWorkout[];
  lightWeek: { proposed: boolean; reason: string | null } | null;
}
