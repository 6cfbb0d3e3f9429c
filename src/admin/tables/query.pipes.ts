import { Injectable, type PipeTransform } from '@nestjs/common';
import type { RowsWanted } from '../../catalogue/public.js';
import { invalidField } from '../../common/errors/app-error.js';
import { TABLE_FORMATS, type TableFormat } from './table-file.js';

const LONGEST_KEYWORD = 100;

/** `?keyword=`; when absent, all rows match. */
@Injectable()
export class KeywordPipe implements PipeTransform<unknown, string> {
  transform(value: unknown = ''): string {
    if (typeof value !== 'string' || value.length > LONGEST_KEYWORD) {
      throw invalidField('keyword', `검색어는 ${LONGEST_KEYWORD}자까지 입력할 수 있어요.`);
    }
    return value.trim().normalize('NFC');
  }
}

/** `?dryRun=true|false`; defaults to `false`. The global pipe may have converted it to a boolean already. */
@Injectable()
export class DryRunPipe implements PipeTransform<unknown, boolean> {
  transform(value: unknown = false): boolean {
    const text = String(value);
    if (text !== 'true' && text !== 'false') throw invalidField('dryRun', 'dryRun은 true 또는 false예요.');
    return text === 'true';
  }
}

/** `?format=csv|xlsx`; defaults to CSV. */
@Injectable()
export class TableFormatPipe implements PipeTransform<unknown, TableFormat> {
  transform(value: unknown = 'csv'): TableFormat {
    const format = TABLE_FORMATS.find(known => known === value);
    if (!format) throw invalidField('format', 'format은 csv 또는 xlsx예요.');
    return format;
  }
}

const LONGEST_KIND = 60;

/** `?keyword=&sort=&order=asc|desc&hidden=true|false&kind=`, each if the resource supports it. */
export class RowsWantedPipe implements PipeTransform<Record<string, unknown>, RowsWanted> {
  private readonly keyword = new KeywordPipe();

  constructor(private readonly resource: { sortable: Readonly<Record<string, string>>; hideable: boolean }) {}

  transform({ keyword, sort, order, hidden, kind }: Record<string, unknown>): RowsWanted {
    const { sortable, hideable } = this.resource;
    const named = Object.keys(sortable).find(each => each === sort);
    if (sort !== undefined && named === undefined)
      throw invalidField('sort', `sort는 ${Object.keys(sortable).join(', ')} 가운데 하나예요.`);
    if (order !== undefined && order !== 'asc' && order !== 'desc')
      throw invalidField('order', 'order는 asc 또는 desc예요.');
    const shown = hidden === undefined ? undefined : String(hidden);
    if (shown !== undefined && (!hideable || !['true', 'false'].includes(shown)))
      throw invalidField('hidden', 'hidden은 true 또는 false이고, 숨길 수 있는 목록에만 있어요.');
    if (kind !== undefined && (!hideable || typeof kind !== 'string' || kind.length > LONGEST_KIND))
      throw invalidField('kind', '종류는 글자로 보내 주세요. 보충제와 운동에만 있어요.');
    return {
      keyword: this.keyword.transform(keyword),
      descending: order === 'desc',
      ...(named !== undefined && { sort: named }),
      ...(shown !== undefined && { hidden: shown === 'true' }),
      ...(typeof kind === 'string' && { kind: kind.normalize('NFC') }),
    };
  }
}
