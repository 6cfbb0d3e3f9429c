declare module '../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    /** `on`: `YYYY-MM-DD` in Korea. */
    'push-day': { userId: number; on: string; today: boolean; refill: boolean };
  }
}
export {};
