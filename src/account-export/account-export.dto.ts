/** Everything stored about a member, one property per part: `ExportsAccountPart` adds them. */
export class AccountExportDto {
  [part: string]: unknown;
}
