import { Resvg } from '@resvg/resvg-js';
import { sessionPicture } from './session-picture.js';

describe('the picture of a session', () => {
  const session = {
    title: '가슴 <b>집중</b> & 등',
    date: '2026-11-26',
    minutes: 52,
    sets: 12,
    volumeKg: 4_812.5,
    workouts: Array.from({ length: 20 }, (_, at) => ({ name: `운동 ${at} <script>`, sets: 3 })),
    records: ['운동 1 <script>'],
  };

  it('is a document whatever the names are, and has each as letters', () => {
    const svg = sessionPicture(session);
    expect(svg).not.toMatch(/<script|<b>/);
    expect(svg).toContain('가슴 &lt;b&gt;집중&lt;/b&gt; &amp; 등');
    expect(svg).toContain('새 기록');
    const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect([width, height]).toEqual([1080, 1350]);
  });

  it('stays on its sheet with as many workouts as there may be', () => {
    const heights = [...sessionPicture(session).matchAll(/ y="(\d+)"/g)].map(([, y]) => Number(y));
    expect(Math.max(...heights)).toBeLessThan(1_330);
  });

  it('tells no weight unless it is asked for', () => {
    expect(sessionPicture(session)).toContain('4,813');
    expect(sessionPicture({ ...session, volumeKg: null })).not.toMatch(/4,8|kg/);
  });
});
