declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    'catalogue-import': { importId: number };
  }
}
export {};
