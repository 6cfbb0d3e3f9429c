/**
 * What each job needs to know, by its name. A domain adds its own beside its handler:
 *
 *     declare module '../../infrastructure/jobs/job-payloads.js' {
 *       interface JobPayloads { recommendation: { historyId: number } }
 *     }
 *
 * A payload is stored as JSON and is part of a row that outlives a release: new fields are optional. It holds ids of
 * rows instead of their content, so that nothing personal is kept twice.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the jobs are
export interface JobPayloads {}

export type JobName = keyof JobPayloads & string;
