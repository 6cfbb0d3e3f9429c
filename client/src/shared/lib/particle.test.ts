import * as server from '../../../../src/recommendation/engine/particles';
import { particle } from './particle';

const WORDS = [
  ...['40kg', '+10kg', '보조 20kg', '25g', '200mg', '170cm', '18%', '10회', '30초', '맨몸', '덤벨', '밴드'],
  ...[
    '42.5kg · 10회',
    '트레이닝 1',
    '트레이닝 2',
    '트레이닝 3',
    '세레스 CLA 1400',
    '홈',
    'minji@example.com',
  ],
];

it.each(WORDS)('%s takes the particles that its last sound takes, as on the server', word => {
  expect(particle(word, '으로/로')).toBe(server.by(word));
  expect(particle(word, '을/를')).toBe(server.object(word));
  expect(particle(word, '이/가')).toBe(server.subject(word));
  expect(particle(word, '은/는')).toBe(server.topic(word));
  expect(particle(word, '와/과')).toBe(server.and(word));
});

it('reads kg as 킬로그램', () => {
  expect([particle('40kg', '으로/로'), particle('트레이닝 8', '으로/로')]).toEqual([
    '40kg으로',
    '트레이닝 8로',
  ]);
});
