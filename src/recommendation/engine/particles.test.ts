import { and, by, object, subject, topic } from './particles.js';

describe('Korean particles', () => {
  it.each([
    ['벤치 프레스', '벤치 프레스는'],
    ['풀업', '풀업은'],
    ['케이블 플라이(로우)', '케이블 플라이(로우)는'],
    ['스쿼트 3', '스쿼트 3은'],
    ['레그 프레스 2', '레그 프레스 2는'],
    ['T바 로우', 'T바 로우는'],
  ])('%s takes the right 은/는', (word, expected) => {
    expect(topic(word)).toBe(expected);
  });

  it('chooses 을/를, 과/와, 이/가 and 으로/로 by the last sound', () => {
    expect([object('가슴'), object('종아리')]).toEqual(['가슴을', '종아리를']);
    expect([and('등'), and('이두')]).toEqual(['등과', '이두와']);
    expect([subject('덤벨'), subject('풀업 바')]).toEqual(['덤벨이', '풀업 바가']);
    expect([by('30kg'), by('덤벨'), by('밴드')]).toEqual(['30kg으로', '덤벨로', '밴드로']);
    expect(object('38.9kg')).toBe('38.9kg을');
    expect([object('25g'), object('200mg'), object('170cm'), object('18%')]).toEqual([
      '25g을',
      '200mg을',
      '170cm를',
      '18%를',
    ]);
    expect([by('3'), by('8'), by('10회'), by('30초'), by('a@b.com'), by('맨몸')]).toEqual([
      '3으로',
      '8로',
      '10회로',
      '30초로',
      'a@b.com으로',
      '맨몸으로',
    ]);
  });
});
