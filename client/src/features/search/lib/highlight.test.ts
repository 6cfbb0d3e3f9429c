import { highlight } from './highlight';

function marked(keyword: string, name: string): string {
  let text = name;
  for (const [start, end] of highlight(keyword, name).reverse()) {
    text = `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
  }
  return text;
}

describe('highlight', () => {
  it.each([
    ['벤치', '바벨 벤치프레스', '바벨 [벤치]프레스'],
    ['벤치 프레스', '바벨 벤치프레스', '바벨 [벤치프레스]'],
    ['벤치프레스', '인클라인 벤치 프레스', '인클라인 [벤치 프레스]'],
    ['데드리ㅍ', '데드리프트', '[데드리프]트'],
    ['덷', '데드리프트', '[데드]리프트'],
    ['밴치', '바벨 벤치프레스', '바벨 [벤치]프레스'],
    ['ㄷㄷㄹㅍㅌ', '루마니안 데드리프트', '루마니안 [데드리프트]'],
    ['ㅂㅊㅍㄹㅅ', '덤벨 벤치 프레스', '덤벨 [벤치 프레스]'],
    ['qpscl', '바벨 벤치프레스', '바벨 [벤치]프레스'],
    ['덤벨 인클라인', '인클라인 덤벨 플라이', '[인클라인] [덤벨] 플라이'],
    ['바벨스쿼트', '바벨 백 스쿼트', '[바벨] 백 [스쿼트]'],
    ['bcaa', '세레스 BCAA 제로', '세레스 [BCAA] 제로'],
    ['컬', '바벨 컬', '바벨 [컬]'],
    ['턱걸이', '풀업', '풀업'],
    ['%', '풀업', '풀업'],
    ['', '풀업', '풀업'],
    ['🏋️ ㅏ', '풀업', '풀업'],
  ])('marks %s in %s', (keyword, name, expected) => {
    expect(marked(keyword, name)).toBe(expected);
  });

  it('takes any keyword', () => {
    for (const keyword of [
      'ㄱ'.repeat(5000),
      '가'.repeat(5000),
      '\ud800',
      '\u0000',
      '.*',
      'a '.repeat(400),
    ]) {
      expect(Array.isArray(highlight(keyword, '바벨 벤치프레스'))).toBe(true);
    }
  });
});
