declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    /** The admin who started the run: the history records changed prices under this admin. */
    'price-search': { adminId: number };
  }
}
export {};
