const NOON = 12;

/** `오전 9시`, `오후 7시` */
export const hourText = (hour: number): string =>
  hour < NOON ? `오전 ${hour}시` : `오후 ${hour === NOON ? NOON : hour - NOON}시`;
