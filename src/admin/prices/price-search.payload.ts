declare module '../../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    /** The admin who asked for it: changed prices are entered in that name. */
    'price-search': { adminId: number };
  }
}
export {};
