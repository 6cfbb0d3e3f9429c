/** e.g. `1,234.5` */
export const withCommas = (amount: number, maximumFractionDigits = 2): string =>
  amount.toLocaleString('en-US', { maximumFractionDigits });

/** e.g. `12,300원` */
export const won = (amount: number): string => `${withCommas(amount)}원`;
