import { Resvg } from '@resvg/resvg-js';
import { fileURLToPath } from 'node:url';
import { flattened } from './flattened-drawing.js';
import { linkPicture } from './link-picture.js';
import { svgText, wrapped } from './svg-text.js';

const BOLD = import.meta.resolve('pretendard/dist/public/static/Pretendard-Bold.otf');

describe('the picture of a link', () => {
  const hostile = '<script>alert("1")</script>&amp;&none;<image href="file:///etc/passwd"/>\u0000\ud800';

  it.each([
    ['title', { title: hostile, line: '한 줄' }],
    ['line', { title: '이름', line: hostile }],
    ['row', { title: '이름', line: '한 줄', rows: [hostile] }],
  ])('holds markup in a %s as letters', (_, picture) => {
    const svg = linkPicture(picture);
    expect(svg).not.toMatch(/<script|<image/);
    expect(svg).toMatch(/&lt;.*&amp;amp;&amp;none;/s);
    // Still a valid document.
    expect(new Resvg(svg, { font: { loadSystemFonts: false } }).width).toBe(1200);
  });

  it('breaks lines at words, words at letters, and ends what is too long with an ellipsis', () => {
    expect(wrapped('바벨 벤치프레스', 8, 3)).toEqual(['바벨 벤치프레스']);
    expect(wrapped('바벨 벤치프레스', 5, 3)).toEqual(['바벨', '벤치프레스']);
    expect(wrapped('가나다라마바사', 2.7, 3)).toEqual(['가나다', '라마바', '사']);
    expect(wrapped('가나다라마바사', 2.7, 2)).toEqual(['가나다', '라마…']);
    expect(wrapped('', 5, 2)).toEqual(['']);
  });

  it.each(['A', 'W', 'M', 'm', 'g', 'Q', '0', '%', '<', '가', 'ㅋ', 'ー', 'BIG '])(
    'keeps %j within its width',
    letter => {
      const [line = ''] = wrapped(letter.repeat(40), 7, 1);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200">${svgText(0, 100, 68, '#000', 700, line)}</svg>`;
      const font = {
        fontFiles: [fileURLToPath(BOLD)],
        loadSystemFonts: false,
        defaultFontFamily: 'Pretendard',
      };
      const drawn = new Resvg(svg, { font }).getBBox()!;
      expect(drawn.width).toBeGreaterThan(7 * 68 * 0.5);
      expect(drawn.width).toBeLessThanOrEqual(7 * 68);
    },
  );

  it.each([
    ['🏋️‍♀️ 가슴 🔥 집중', '가슴 집중'],
    ['❤️‍🔥하체👍🏽', '하체'],
    ['가슴 \u202e동운\u2066 تمرين', '가슴 동운'],
    ['上體 Push-up × 3 (①) ㅋㅋ', 'Push-up × 3 (①) ㅋㅋ'],
    ['🏋️‍♀️🔥', ''],
  ])('draws of %j what its typeface has', (name, drawn) => {
    expect(wrapped(name, 40, 1)).toEqual([drawn]);
  });
});

it('a drawing has its light colours at its parts, and none of who looks at it', () => {
  const flat = flattened(
    '<svg viewBox="0 0 9 9"><style>svg{fill:currentColor;--b:#b9bfca;--p:#2f6bff}@media(prefers-color-scheme:dark){svg{--b:#000}}.b{color:var(--b)}.W{display:var(--W,none)}</style><path class="b" d="M0 0"/><path class="p" fill="none" d="M0 0"/><g class="W"><path d="M1 1"/></g></svg>',
  );
  expect(flat).toBe(
    '<svg viewBox="0 0 9 9"><path fill="#b9bfca" stroke="#b9bfca" d="M0 0"/><path stroke="#2f6bff" fill="none" d="M0 0"/><g display="none"><path d="M1 1"/></g></svg>',
  );
});
