declare module '../infrastructure/jobs/job-payloads.js' {
  interface JobPayloads {
    'push-rest': { subscriptionId: number; restId: string };
  }
}
export {};
