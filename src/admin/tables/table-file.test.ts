import { readTable, TABLE_FORMATS, writeTable } from './table-file.js';

const columns = ['koreanName', 'price'];

describe('a table file', () => {
  it.each(TABLE_FORMATS)('comes back from %s as it was written', async format => {
    const rows = [
      { koreanName: '클린 웨이, "초코"\n2kg', price: '42900' },
      { koreanName: '=1+1', price: '' },
      { koreanName: '-3', price: '-3' },
    ];
    const read = await readTable(await writeTable(format, columns, rows));
    expect(read).toEqual(rows.map((cells, index) => ({ row: index + 2, cells })));
  });

  it('defuses a formula in CSV', async () => {
    const csv = (await writeTable('csv', ['name'], [{ name: '=HYPERLINK("x")' }])).toString();
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('numbers rows as the sheet does and leaves empty ones out', async () => {
    const read = await readTable(Buffer.from('koreanName,price\na,1\n,\nb,2\n'));
    expect(read.map(({ row }) => row)).toEqual([2, 4]);
  });

  it.each([
    ['an empty file', Buffer.from('')],
    ['bytes that are no text', Buffer.from([0x61, 0x0a, 0xff, 0xfd, 0x80])],
    ['a header without rows', Buffer.from('a,b\n,\n')],
    ['Excel of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['an open quote', Buffer.from('a,b\n"x,1\n')],
    ['a column named twice', Buffer.from('a,a\n1,2\n')],
    ['a broken zip', Buffer.from('PK\u0003\u0004nonsense')],
  ])('refuses %s in Korean', async (_, bytes) => {
    await expect(readTable(bytes)).rejects.toMatchObject({
      code: 'VALIDATION_EXCEPTION',
      fields: [{ field: 'file', message: expect.stringMatching(/[가-힣]/) }],
    });
  });

  it.each([
    [
      'CP949, as Excel saves CSV in Korea',
      Buffer.from([0xb0, 0xa1, 0x2c, 0xb3, 0xaa, 0x0a, 0xb6, 0xe3, 0x2c, 0x31]),
    ],
    ['UTF-16 with tabs, as its Unicode text', Buffer.from('\ufeff가\t나\r\n뜰\t1\r\n', 'utf16le')],
    ['semicolons', Buffer.from('\ufeff가;나\r\n뜰;1\r\n')],
    ['semicolons around a comma', Buffer.from('가;나\n"뜰";1\n')],
  ])('reads %s', async (_, bytes) => {
    expect(await readTable(bytes)).toEqual([{ row: 2, cells: { 가: '뜰', 나: '1' } }]);
  });

  it('keeps a semicolon within a cell where commas separate', async () => {
    const [row] = await readTable(Buffer.from('가,나\n왼쪽; 오른쪽,1\n'));
    expect(row!.cells).toEqual({ 가: '왼쪽; 오른쪽', 나: '1' });
  });

  it('reads a cell that Excel took for a date as its day', async () => {
    const { default: writeExcel } = await import('write-excel-file/node');
    const day = { value: new Date('2026-03-12T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' };
    const bytes = await writeExcel([[{ value: 'price' }], [day]]).toBuffer();
    expect(await readTable(bytes)).toEqual([{ row: 2, cells: { price: '2026-03-12' } }]);
  });

  it('refuses a zip that declares gigabytes without unpacking it', async () => {
    const zip = Buffer.from(await writeTable('xlsx', ['a'], [{ a: '1' }]));
    const entry = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    zip.writeUInt32LE(0xf0000000, entry + 24);
    await expect(readTable(zip)).rejects.toMatchObject({ fields: [{ message: '엑셀 파일이 너무 커요.' }] });
  });
});
