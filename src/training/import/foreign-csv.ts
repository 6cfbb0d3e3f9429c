import { parse } from 'csv-parse/sync';
import { delimiterOf } from '../../infrastructure/files/delimited-text.js';
import { CARDIO_EFFORTS, CARDIO_KINDS } from '../cardio.vocabulary.js';
import { columnsOf, type CsvColumns } from './csv-columns.js';
import { cardioKindOf, metersOf } from './foreign-cardio.js';
import { FileRefusal } from './file-refusal.js';
import type { ForeignFile, ReadingOptions, WeightUnit } from '../foreign-file.types.js';
import { numberIn, secondsIn, TimeReader } from './foreign-values.js';
import { LineRefusal, SessionCollector, type SessionFacts, type SetFacts } from './session-collector.js';
import { MOST_IMPORT_ROWS } from '../training.constants.js';

/** Longest line, characters: an unclosed quote turns the rest of the file into one line. */
const LIMIT_RECORD = 50_000;
/** Lines of applications that are not sets. */
const NO_SET = /^rest timer$/i;
const REMARK = /^note$/i;

interface Line {
  record: string[];
  info: { lines: number };
}

/** Reads a table of sets. @throws FileRefusal */
export function readForeignCsv(text: string, options: ReadingOptions): ForeignFile {
  const [header, ...lines] = linesOf(text);
  const columns = header && columnsOf(header.record);
  if (!columns) throw new FileRefusal('TRAINING_FILE_UNKNOWN');
  if (lines.length > MOST_IMPORT_ROWS) throw new FileRefusal('TRAINING_FILE_TOO_LONG');
  const reader = new LineReader(columns, new TimeReader(options.timezone));
  const collector = new SessionCollector(options);
  for (const { record, info } of lines) {
    const line = firstLineOf(record, info.lines);
    const order = cell(record, columns.order);
    if (NO_SET.test(order) || reader.isUndone(record)) continue;
    if (REMARK.test(order)) {
      const words = cell(record, columns.note);
      collector.remark(reader.session(record), words && `${cell(record, columns.name)}: ${words}`);
      continue;
    }
    collector.take(line, () => {
      if (record.length < header.record.length) throw new LineRefusal('줄이 중간에 끊겨 있어요.');
      return { session: reader.session(record), set: reader.set(record, line) };
    });
  }
  return { format: columns.format, ...collector.result() };
}

function linesOf(text: string): Line[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      ...{ bom: true, info: true, relaxColumnCount: true, skipEmptyLines: true, trim: true },
      // One more than allowed, to detect too many.
      to: MOST_IMPORT_ROWS + 2,
      maxRecordSize: LIMIT_RECORD,
    }) as unknown as Line[];
  } catch {
    throw new FileRefusal('TRAINING_FILE_BROKEN');
  }
}

/** The parser reports a record's last line; its notes may span several. */
function firstLineOf(record: readonly string[], lastLine: number): number {
  const breaks = record.reduce((sum, each) => sum + each.split('\n').length - 1, 0);
  return lastLine - breaks;
}

const cell = (record: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (record[column] ?? '');

class LineReader {
  constructor(
    private readonly columns: CsvColumns,
    private readonly times: TimeReader,
  ) {}

  /** This product's own table also has planned sets; early versions marked them only by the missing time. */
  isUndone(record: readonly string[]): boolean {
    const { done, doneAt } = this.columns;
    if (done !== undefined && record.length > done) return /^(?:no|false|0|n)$/i.test(cell(record, done));
    return doneAt !== undefined && record.length > doneAt && cell(record, doneAt) === '';
  }

  session(record: readonly string[]): SessionFacts {
    const { columns, times } = this;
    const start = times.timeIn(cell(record, columns.time));
    const localDate = cell(record, columns.localDate);
    const day = /^\d{4}-\d{2}-\d{2}$/.test(localDate) ? localDate : start?.localDate;
    return {
      title: cell(record, columns.session),
      start: start && { ...start, localDate: day! },
      end: start && this.end(record, start.at),
      note: cell(record, columns.sessionNote),
    };
  }

  set(record: readonly string[], line: number): SetFacts {
    const { columns, times } = this;
    const answer = cell(record, columns.answer);
    const doneAt = times.timeIn(cell(record, columns.doneAt));
    const name = cell(record, columns.name);
    const distance = numberIn(cell(record, columns.distance));
    const meters = columns.distanceMeters ?? metersOf(cell(record, columns.distanceUnit));
    return {
      line,
      name,
      cardio: CARDIO_KINDS.find(kind => kind === cell(record, columns.cardio)) ?? cardioKindOf(name),
      talk: CARDIO_EFFORTS.find(each => each === cell(record, columns.talk)) ?? null,
      meters: distance && meters ? distance * meters : null,
      kind: this.isWarmUp(record) ? 'warmup' : 'work',
      ...this.weight(record),
      reps: numberIn(cell(record, columns.reps)),
      seconds: secondsIn(cell(record, columns.seconds)),
      distance,
      effort: numberIn(cell(record, columns.effort)),
      reserve: numberIn(cell(record, columns.reserve)),
      answer: answer === 'LIGHT' || answer === 'RIGHT' || answer === 'HEAVY' ? answer : null,
      doneAt: doneAt?.at.toISOString() ?? null,
      note: cell(record, columns.note),
    };
  }

  private end(record: readonly string[], start: Date): Date | null {
    const written = this.times.timeIn(cell(record, this.columns.end));
    if (written) return written.at;
    const seconds = secondsIn(cell(record, this.columns.duration));
    return seconds ? new Date(start.getTime() + seconds * 1000) : null;
  }

  private isWarmUp(record: readonly string[]): boolean {
    const { kind, order } = this.columns;
    return /^warm/i.test(cell(record, kind).replace(/[\s_-]/g, '')) || /^w\d*$/i.test(cell(record, order));
  }

  private weight(record: readonly string[]): { weight: number | null; unit: WeightUnit | null } {
    const filled = this.columns.weights.find(({ column }) => cell(record, column) !== '');
    const written = /^(.*?)\s*(kgs?|lbs?)?$/i.exec(cell(record, filled?.column))!;
    const said = written[2] ?? cell(record, this.columns.unit);
    return { weight: numberIn(written[1]!), unit: filled?.unit ?? unitOf(said) };
  }
}

function unitOf(text: string): WeightUnit | null {
  if (/^kg/i.test(text)) return 'kg';
  return /^(?:lb|pound)/i.test(text) ? 'lb' : null;
}
