/** Each member of this device has a database: what one has not sent yet is neither seen nor sent by another. */
export const logName = (memberId: number): string => `routineup.training.${memberId}`;
