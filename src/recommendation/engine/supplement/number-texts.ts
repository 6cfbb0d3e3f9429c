/** e.g. `1,234.5` */
export const withCommas = (amount: number): string =>
  amount.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** e.g. `12,300원` */
export const won = (amount: number): string => `${withCommas(amount)}원`;
