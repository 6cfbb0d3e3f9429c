import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { AMOUNT_FIELDS } from '../../catalogue/public.js';
import { Database } from '../../infrastructure/database/database.js';
import type { ReportedLabel, ReportedLabels, ReportedName } from '../../intake/public.js';
import { ReportedProduct } from './entities/reported-product.entity.js';
import { ReportedNames } from './reported-names.service.js';
import type { ReportedRow } from './reported-row.js';

const MOST_FOUND = 10;
/** Some of them may be in the catalogue since. */
const MOST_READ = 20;

/** The fetched reports, for members who take such a product. */
@Injectable()
export class StoredReportedLabels implements ReportedLabels {
  constructor(
    private readonly database: Database,
    private readonly names: ReportedNames,
  ) {}

  async search(keyword: string): Promise<ReportedName[]> {
    const ids = await this.names.search(keyword, MOST_READ);
    const rows = await this.database.read.find(ReportedProduct, {
      select: { id: true, raw: true },
      where: { id: In(ids), state: Not('listed' as const) },
    });
    const byId = new Map(rows.map(row => [row.id, row]));
    return ids
      .flatMap(id => byId.get(id) ?? [])
      .slice(0, MOST_FOUND)
      .map(nameOf);
  }

  async one(id: number): Promise<ReportedLabel | null> {
    const row = await this.database.read.findOneBy(ReportedProduct, { id, state: Not('listed' as const) });
    if (!row) return null;
    const { raw, accepted } = row;
    return {
      ...nameOf(row),
      text: `${raw.STDR_STND}\n${raw.NTK_MTHD}`,
      also: `${raw.RAWMTRL_NM}\n${raw.IFTKN_ATNT_MATR_CN}`,
      confirmed:
        accepted &&
        Object.fromEntries(
          Object.entries(AMOUNT_FIELDS).flatMap(([field, amount]) => {
            const value = accepted[field as keyof typeof AMOUNT_FIELDS];
            return typeof value === 'number' ? [[amount, value]] : [];
          }),
        ),
    };
  }
}

const nameOf = ({ id, raw }: { id: number; raw: ReportedRow }): ReportedName => ({
  id,
  koreanName: raw.PRDLST_NM,
  brand: raw.BSSH_NM,
});
