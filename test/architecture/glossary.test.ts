import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Words that docs/glossary.md rules out. */
const OTHER_WORDS = [
  /몸무게/,
  /몸 데이터/,
  /다시 만나|오늘도/,
  /체지방량/,
  // 영양제 is allowed in the name of a member's own list, as people call it; products for sale are 보충제.
  /(?<!내 |먹는 )영양제(?! 검사)/,
  /인증번호/,
  /(?<![가-힣])(이 폰|폰(에|의) 저장)/,
  /잠시 뒤/,
  /정확도/,
  /총 \d+세트|총 \$\{[^}]*\}세트/,
  /개 부위 선택/,
  /0~10,000,000/,
  /(?<![\w가-힣])(ex|예)\) /,
  // 세다 in the polite form reads as a request.
  / 세요/,
  // The pages are 계정 정보, 몸 정보, 설정·탈퇴; none is 내 정보.
  /내 정보(에서| 보기)/,
  // Ranges have 11월 30일 ~ 12월 6일, 26~39kg.
  /\d–\d+(kg|회|분|세트|만원)|\} – \$\{/,
  /헬스장 전체/,
  /루틴에 추가/,
  // A sentence ends, also as a hint.
  /hint=[^\n]*[가-힣]요['"`]/,
  /(알려|찾아|보내|불러|맞춰|보여|도와|만들어|골라|추천해)(드[려릴렸린]|주세요|줄게|줘요)/,
];

/** The search also knows the other words. */
const WHAT_PEOPLE_TYPE = /src\/catalogue\/((search|seed)\/|catalogue\.synonyms\.ts$)/;

/** Texts from the server appear in the client, in mails and in the API document. */
describe.each([
  ['client/src', 300],
  ['src', 500],
  // The proxies' texts while the application is down.
  ['ops', 1],
])('the texts of %s', (folder, files) => {
  const texts = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /(\.tsx?|\.cfg|Caddyfile)$/.test(name) && !/\.(d|test)\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(path => !WHAT_PEOPLE_TYPE.test(path))
    .map(path => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }));

  it('let members 지우다; 삭제하다 is for the console', () => {
    const removes = texts.filter(({ text }) => /['"`>} ]삭제(?!된|한)/.test(text)).map(({ path }) => path);
    expect(removes.filter(path => !/^(src|client\/src\/features\/admin)\//.test(path))).toEqual([]);
  });

  it.each(OTHER_WORDS)('say it as the glossary does, not %s', word => {
    expect(texts.length).toBeGreaterThan(files);
    expect(texts.filter(({ text }) => word.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
