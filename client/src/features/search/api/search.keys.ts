export const searchKeys = {
  workouts: (page: number, keyword: string | null, part: string | null) =>
    ['workouts', 'search', page, keyword, part] as const,
  supplements: (page: number, keyword: string | null, type: string | null) =>
    ['supplements', 'search', page, keyword, type] as const,
  suggestions: (noun: string, keyword: string) => ['suggestions', noun, keyword] as const,
};
