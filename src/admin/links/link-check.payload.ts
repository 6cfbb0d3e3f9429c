declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    /** `before`, ISO 8601: every link that was not asked since then, also those that answered within the week. */
    'link-check': { before?: string };
  }
}
export {};
