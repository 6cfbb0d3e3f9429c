/**
 * The payload of each job, by name. A handler's file adds its own, which holds wherever the job is added:
 *
 *     declare module '../../infrastructure/jobs/job-payloads.js' {
 *       interface JobPayloads { recommendation: { historyId: number } }
 *     }
 *
 * A payload is stored as JSON in a row that outlives a release, so new fields are optional. It holds ids of rows instead of their content, so that
 * personal data is not stored twice.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the jobs are
export interface JobPayloads {}

export type JobName = keyof JobPayloads & string;
