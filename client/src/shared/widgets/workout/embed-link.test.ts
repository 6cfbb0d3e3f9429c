import { embedLink } from './embed-link';
import { picturesOf } from './pictures';

const EMBED = 'https://www.youtube-nocookie.com/embed/rT7DgCr-3pg';

it.each([
  'https://www.youtube.com/watch?v=rT7DgCr-3pg',
  'https://m.youtube.com/watch?list=abc&v=rT7DgCr-3pg',
  'https://youtu.be/rT7DgCr-3pg?t=10',
  'https://youtube.com/shorts/rT7DgCr-3pg',
])('%s becomes an embed link', link => expect(embedLink(link)).toBe(EMBED));

it('needs nothing that Safari 16 lacks', () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, 'canParse');
  try {
    expect(embedLink('https://youtu.be/rT7DgCr-3pg')).toBe(EMBED);
  } finally {
    URL.canParse = canParse;
  }
});

it.each([
  null,
  '',
  'no address',
  'https://example.com/watch?v=rT7DgCr-3pg',
  'https://youtube.com.example.com/watch?v=rT7DgCr-3pg',
  'https://www.youtube.com/watch?v=../../evil',
  'https://www.youtube.com/results?search_query=squat',
])('%s is never framed', link => expect(embedLink(link)).toBeNull());

it('knows the moving drawing and the muscle map of a drawing, not of an upload', () => {
  expect(picturesOf('/figures/squat.svg')).toEqual({
    moving: '/figures/squat.motion.svg',
    muscles: '/figures/squat.muscles.svg',
  });
  for (const still of ['/figures/workout.svg', '/figures/added/cable--back.svg'])
    expect(picturesOf(still)).toEqual({ moving: still, muscles: null });
  expect(picturesOf('/uploads/a.webp')).toEqual({ moving: '/uploads/a.webp', muscles: null });
});
