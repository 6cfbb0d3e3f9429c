import { strToU8, unzipSync, zipSync } from 'fflate';
import { writeTable } from './table-file.js';
import { TableFiles } from './table-files.service.js';

// A process that runs from source loads its compiler first.
/** A workbook whose first sheet has these rows after the header `koreanName`. */
async function workbook(rows: string, more: Record<string, Uint8Array> = {}): Promise<Buffer> {
  const files = unzipSync(await writeTable('xlsx', ['koreanName'], []));
  const sheet = 'xl/worksheets/sheet1.xml';
  const xml = Buffer.from(files[sheet]!).toString().replace('</sheetData>', `${rows}</sheetData>`);
  return Buffer.from(zipSync({ ...files, ...more, [sheet]: strToU8(xml) }));
}

const cell = (place: string, text = 'x') => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const manyRows = (count: number, place: (row: number) => string) =>
  Array.from({ length: count }, (_, index) => `<row>${place(index + 2)}</row>`).join('');

describe('a table file read in its own process', () => {
  const files = new TableFiles();
  const refusalOf = (bytes: Buffer) =>
    files.read(bytes).then(
      rows => `${rows.length} rows`,
      (error: { fields?: { message: string }[] }) => error.fields?.[0]?.message ?? error,
    );

  it.each(['csv', 'xlsx'] as const)('gives the rows of %s that were written', async format => {
    const rows = Array.from({ length: 450 }, (_, index) => ({ koreanName: `이름 ${index}`, price: '1' }));
    const bytes = await files.write(
      format,
      ['koreanName', 'price'],
      (async function* () {
        yield rows.slice(0, 300);
        yield rows.slice(300);
      })(),
    );
    const read = await files.read(bytes);
    expect(read.length).toBe(450);
    expect([...read]).toEqual(rows.map((cells, index) => ({ row: index + 2, cells })));
  });

  it('refuses a cell in the last corner of a sheet, in a file of a few kilobytes', async () => {
    const bytes = await workbook(`<row r="1048576">${cell('XFD1048576')}</row>`);
    expect(bytes.length).toBeLessThan(4_000);
    expect(await refusalOf(bytes)).toContain('한 번에 20,000줄까지');
    expect(await refusalOf(await workbook(`<row r="2">${cell('ZZ2')}</row>`))).toContain('100개 열까지');
  });

  it('refuses 600,000 rows without reading them', async () => {
    const bytes = await workbook(manyRows(600_000, row => cell(`A${row}`)));
    const began = performance.now();
    expect(await refusalOf(bytes)).toContain('한 번에 20,000줄까지');
    // Reading all rows takes 20 s on an idle machine.
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it.each([
    ['rows', 'a\n'.repeat(20_002), '한 번에 20,000줄까지'],
    ['commas', `a\n${','.repeat(150_000)}\n`, '100개 열까지'],
    ['columns', `${Array.from({ length: 101 }, (_, index) => `c${index}`).join()}\n`, '100개 열까지'],
    ['one text that never ends', `a\n"${'x'.repeat(1_000_000)}\n`, 'CSV 파일을 읽을 수 없어요'],
  ])('refuses CSV of too many %s', async (_, text, refusal) => {
    expect(await refusalOf(Buffer.from(text))).toContain(refusal);
  });

  it('refuses a zip that unpacks to more than it declares', async () => {
    const bytes = await workbook('', { 'xl/sharedStrings.xml': new Uint8Array(150_000_000) });
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await refusalOf(bytes)).toBe('엑셀 파일이 너무 커요.');
    // The directory at the end is wrong; the data are unchanged.
    const entry = bytes.lastIndexOf('xl/sharedStrings.xml') - 46;
    expect(bytes.readUInt32LE(entry)).toBe(0x02014b50);
    bytes.writeUInt32LE(1_000, entry + 24);
    expect(await refusalOf(bytes)).toMatch(/엑셀 파일을 읽을 수 없어요|너무 커서 읽을 수 없어요/);
  });

  it('ends a process that needs more memory or time than it has, and reads the next file', async () => {
    const places = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    const bytes = await workbook(
      manyRows(19_000, row => places.map(column => cell(`${column}${row}`, `${column}${row}`)).join('')),
    );
    const small = new TableFiles();
    small.limits.memoryMb = 30;
    await expect(small.read(bytes)).rejects.toMatchObject({
      fields: [{ field: 'file', message: expect.stringContaining('너무 커서') }],
    });
    const hasty = new TableFiles();
    hasty.limits.silenceMs = 1;
    await expect(hasty.read(bytes)).rejects.toMatchObject({
      fields: [{ field: 'file', message: expect.stringContaining('너무 커서') }],
    });
    hasty.limits.silenceMs = 15_000;
    expect([...(await hasty.read(Buffer.from('a\n1\n')))]).toEqual([{ row: 2, cells: { a: '1' } }]);
  });
});
