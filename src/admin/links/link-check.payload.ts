declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    'link-check': Record<string, never>;
  }
}
export {};
