const DAY_MS = 86_400_000;
const today = Date.now() + 9 * 3_600_000;
const day = (ago: number) => new Date(today - ago * DAY_MS).toISOString().slice(0, 10);
const at = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString();

/** A dashboard with something of everything. */
export const DASHBOARD_ANSWERS = {
  '**/api/admin/dashboard': {
    json: {
      jobs: [
        { name: 'recommendation', waiting: 2, running: 1, failed: 1 },
        { name: 'link-check', waiting: 0, running: 0, failed: 1 },
      ],
      longestWaitSeconds: 7,
      failedJobs: [
        {
          ...{ id: 4, name: 'recommendation', failedAt: at(1), retryable: true },
          reason: '추천을 만들지 못했어요. 다시 시도해 주세요.',
        },
        {
          ...{ id: 5, name: 'catalogue-import', failedAt: at(2), retryable: false },
          reason: '파일을 가져오지 못했어요.',
        },
      ],
      gaps: Array.from({ length: 24 }, (_, n) => ({
        ...{ bodyPart: '종아리', machine: `케틀벨 ${n + 1}kg`, onlyWorkout: '케틀벨 카프 레이즈' },
      })),
      purposeGaps: [
        { purpose: '관절 건강', products: ['루트랩 글루코사민', '데일리핏 MSM'] },
        { purpose: '수면 개선', products: [] },
      ],
      backup: { checkedAt: at(2), kilobytes: 12_345, failedAt: at(1), overdue: true },
    },
  },
  '**/api/admin/recommendationDays': {
    json: {
      days: Array.from({ length: 28 }, (_, n) => {
        const made = 12 + ((n * 7) % 23);
        return {
          ...{ day: day(27 - n), type: 'workout', made, kept: Math.floor(made / (2 + (n % 3))) },
          ...{ swapped: n % 5, answered: n % 4, unfilled: n % 3, failed: n % 9 === 0 ? 1 : 0 },
        };
      }),
      reasons: [
        { type: 'workout', reason: '이두: 선택한 기구로 할 수 있는 이두 운동이 없어요.', count: 9 },
        {
          type: 'workout',
          reason: '종아리: 선택한 기구로는 카프 레이즈뿐이라 충분히 쓰기 어려워요.',
          count: 3,
        },
      ],
    },
  },
  '**/api/admin/missedSearches': {
    json: [
      { kind: 'workouts', keyword: '배드민턴', count: 31, lastDay: day(0) },
      { kind: 'supplements', keyword: '마이프로틴 임팩트 웨이 아이솔레이트', count: 12, lastDay: day(1) },
      { kind: 'workouts', keyword: '런닝', count: 2, lastDay: day(9) },
    ],
  },
  '**/api/admin/missedSearches/ignored': {
    json: [
      { kind: 'workouts', keyword: '얼음낚시', ignoredAt: at(2) },
      { kind: 'supplements', keyword: '마라탕', ignoredAt: at(9) },
    ],
  },
  '**/api/admin/links': {
    json: {
      ...{ checked: 240, checkedAt: at(1), progress: null },
      dead: [
        {
          ...{
            url: 'https://www.example.com/watch?v=barbell-bench-press-for-beginners-2019',
            fault: 'missing',
          },
          ...{ failedDays: 3, checkedAt: at(1) },
          rows: [
            { resource: 'workouts', id: 1, koreanName: '바벨 벤치프레스' },
            { resource: 'workouts', id: 2, koreanName: '덤벨 벤치프레스' },
          ],
        },
        {
          ...{ url: 'https://shop.example.com/p/31', fault: 'slow', failedDays: 2, checkedAt: at(1) },
          rows: [{ resource: 'supplements', id: 4, koreanName: '루트랩 아이솔레이트 프로틴' }],
        },
      ],
    },
  },
};
