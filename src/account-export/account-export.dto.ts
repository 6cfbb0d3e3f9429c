/** Everything that is kept of a member, a property a part: `ExportsAccountPart` adds them. */
export class AccountExportDto {
  [part: string]: unknown;
}
