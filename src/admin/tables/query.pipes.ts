import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalidField } from '../../common/errors/app-error.js';
import { TABLE_FORMATS, type TableFormat } from './table-file.js';

const LONGEST_KEYWORD = 100;

/** `?keyword=`; absent means everything. */
@Injectable()
export class KeywordPipe implements PipeTransform<unknown, string> {
  transform(value: unknown = ''): string {
    if (typeof value !== 'string' || value.length > LONGEST_KEYWORD) {
      throw invalidField('keyword', `검색어는 ${LONGEST_KEYWORD}자까지 입력할 수 있어요.`);
    }
    return value.trim().normalize('NFC');
  }
}

/** `?dryRun=true|false`; absent means `false`. The global pipe may have made a boolean of it already. */
@Injectable()
export class DryRunPipe implements PipeTransform<unknown, boolean> {
  transform(value: unknown = false): boolean {
    const text = String(value);
    if (text !== 'true' && text !== 'false') throw invalidField('dryRun', 'dryRun은 true 또는 false예요.');
    return text === 'true';
  }
}

/** `?format=csv|xlsx`; absent means CSV. */
@Injectable()
export class TableFormatPipe implements PipeTransform<unknown, TableFormat> {
  transform(value: unknown = 'csv'): TableFormat {
    const format = TABLE_FORMATS.find(known => known === value);
    if (!format) throw invalidField('format', 'format은 csv 또는 xlsx예요.');
    return format;
  }
}
