declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    'reported-products': Record<string, never>;
  }
}
export {};
