import { createHash } from 'node:crypto';

/** The stored fields of a row of the ministry's list, by their names there. */
export const REPORTED_FIELDS = [
  'PRDLST_REPORT_NO',
  'PRDLST_NM',
  'BSSH_NM',
  'PRIMARY_FNCLTY',
  'NTK_MTHD',
  'STDR_STND',
  'RAWMTRL_NM',
  'IFTKN_ATNT_MATR_CN',
  'PRDT_SHAP_CD_NM',
  'PRMS_DT',
  'LAST_UPDT_DTM',
] as const;
export type ReportedRow = Record<(typeof REPORTED_FIELDS)[number], string>;

/** Longest stored text of a field; the longest seen has a quarter of it. */
const LONGEST_FIELD = 20_000;
const LONGEST_REPORT_NUMBER = 40;

/** A row in the list's format, with missing texts empty; null without a report number or name. */
export function reportedRow(row: unknown): ReportedRow | null {
  if (typeof row !== 'object' || row === null) return null;
  const fields = row as Record<string, unknown>;
  const texts = Object.fromEntries(
    REPORTED_FIELDS.map(name => {
      const value = fields[name];
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      return [name, text.trim().slice(0, LONGEST_FIELD)];
    }),
  ) as ReportedRow;
  const number = texts.PRDLST_REPORT_NO;
  return number && number.length <= LONGEST_REPORT_NUMBER && texts.PRDLST_NM ? texts : null;
}

/** Equal for rows with equal content, whenever they were last touched. */
export function fingerprintOf(row: ReportedRow): string {
  const said = REPORTED_FIELDS.filter(name => name !== 'LAST_UPDT_DTM').map(name => row[name]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

const LONGEST_SEARCHED = 200;

/** What members search it by: its name and its maker, one line each. */
export const searchNameOf = ({ PRDLST_NM, BSSH_NM }: ReportedRow): string =>
  [PRDLST_NM, BSSH_NM]
    .map(text => text.normalize('NFC').replace(/\s+/g, ' '))
    .join('\n')
    .slice(0, LONGEST_SEARCHED);
