declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    /** `before`, ISO 8601: checks every link not checked since then, also those that answered within the week. */
    'link-check': { before?: string };
  }
}
export {};
