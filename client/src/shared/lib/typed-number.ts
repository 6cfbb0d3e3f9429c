/** Also of full-width digits, as a Korean keyboard can type them. */
export const typedDigits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '');

/** A number with one decimal point. A comma is one, too: the keypads of many countries have no other. */
export const typedDecimal = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .replace(/(\..*?)\./g, '$1');
