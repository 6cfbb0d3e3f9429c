declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    recommendation: { historyId: number };
  }
}

export {};
