import writeExcel from 'write-excel-file/node';

type Cell = Record<string, unknown> | null;
const cell = (value: string | number, more: object = {}): Cell => ({ value, ...more });
const line = (...values: (string | number | null)[]): Cell[] =>
  values.map(value => (value === null ? null : cell(value)));

/** A title, a two-line header with merged cells, prices as numbers. */
export const twoHeaderRows = (): Promise<Buffer> =>
  writeExcel([
    [cell('2026년 봄 단가표', { columnSpan: 6 }), null, null, null, null, null],
    [
      cell('상품명', { rowSpan: 2 }),
      cell('제조사', { rowSpan: 2 }),
      cell('분류', { rowSpan: 2 }),
      cell('판매 정보', { columnSpan: 2 }),
      null,
      cell('영양 성분', { columnSpan: 1 }),
    ],
    [null, null, null, cell('판매가'), cell('몇 회분'), cell('단백질(g)')],
    line('두줄 웨이', '튼튼랩', 'WPC', 39_900, 30, 24),
    line('두줄 게이너', '새벽식품', '게이너', 45_000, 20, 30),
  ] as never).toBuffer();

/** Maker and kind are merged over the lines of their products. */
export const mergedCells = (): Promise<Buffer> =>
  writeExcel([
    line('제조사', '분류', '제품명', '맛', '판매가', '횟수'),
    [
      cell('합친랩', { rowSpan: 3 }),
      cell('프로틴', { rowSpan: 2 }),
      ...line('합친 웨이', '초코', '29,900원', '30회'),
    ],
    [null, null, ...line('합친 웨이', '딸기', '29,900원', '30회')],
    [null, ...line('크레아틴', '합친 크레아틴', null, '15,000원', '60회')],
  ] as never).toBuffer();
