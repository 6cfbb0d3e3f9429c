export const recommendationKeys = {
  bodyParts: ['body-parts'] as const,
  machines: (parts: readonly string[]) => ['machines', [...parts].sort()] as const,
  purposes: ['purposes'] as const,
  workoutResult: (id: number) => ['recommendation', 'workout', id] as const,
  alternatives: (id: number, workoutId: number) => ['recommendation', 'alternatives', id, workoutId] as const,
  affordable: (purposes: readonly string[]) => ['affordable', [...purposes].sort()] as const,
  supplementResult: (id: number) => ['recommendation', 'supplement', id] as const,
  history: (page: number) => ['recommendation', 'history', page] as const,
  allHistory: ['recommendation', 'history'] as const,
  supplement: (id: number) => ['supplement', id] as const,
};
