import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { BODY_PARTS, SUPPLEMENT_TYPES } from '../../src/catalogue/catalogue.vocabulary.js';
import { MACHINE_SEEDS } from '../../src/catalogue/seed/machines/machine-seeds.js';
import { SUPPLEMENT_SEEDS } from '../../src/catalogue/seed/supplements/supplement-seeds.js';
import { WORKOUT_SEEDS } from '../../src/catalogue/seed/workouts/workout-seeds.js';
import { WORKOUT_SLUGS } from '../../src/catalogue/seed/workouts/workout-slugs.js';
import { figureFiles, renderCardSvg, renderMotionSvg, renderMusclesSvg, renderPhasesSvg } from './figures.js';
import { buildScene } from './scene.js';
import { packageOf } from './package-look.js';
import { GRIP_OF, GRIPS } from './grips.data.js';
import { OTHER_VIEWS } from './poses/other-views.js';
import { MUSCLE_REGIONS } from './muscle-map.data.js';

/** Compressed: the largest picture (a long movement in many steps), and the mean of all. */
const LARGEST_BYTES = 4.4 * 1024;
const MEAN_BYTES = 2.6 * 1024;

describe('the pictures', () => {
  const files = new Map([...figureFiles()].map(([path, draw]) => [path, draw()]));

  it('exist for every workout, machine, supplement variant and supplement type of the catalogue', () => {
    const wanted = [
      ...WORKOUT_SLUGS.flatMap(slug => [`${slug}.svg`, `${slug}.motion.svg`, `${slug}.muscles.svg`]),
      ...MACHINE_SEEDS.map(machine => `machines/${machine.slug}.svg`),
      ...SUPPLEMENT_SEEDS.flatMap(seed =>
        seed.variants.map((_, index) => `packages/${seed.slug}--${index}.svg`),
      ),
      ...SUPPLEMENT_TYPES.map(type => `packages/${type}.svg`),
      'workout.svg',
      'hero.svg',
    ];
    expect(wanted.filter(path => !files.has(path))).toEqual([]);
  });

  it('weigh two and a half kilobytes each, compressed', () => {
    const sent = [...files].map(([path, svg]) => ({ path, bytes: gzipSync(svg).length }));
    expect(sent.filter(({ bytes }) => bytes > LARGEST_BYTES).map(({ path }) => path)).toEqual([]);
    const moving = sent.filter(({ path }) => path.endsWith('.motion.svg'));
    expect(moving.reduce((sum, { bytes }) => sum + bytes, 0) / moving.length).toBeLessThan(MEAN_BYTES);
  });

  it('tell the brands of one kind of product apart, in Korean words', () => {
    const whey = SUPPLEMENT_SEEDS.filter(seed => seed.ingredientClasses[0] === 'protein');
    const looks = new Map(
      whey.map(seed => [
        seed.brand,
        /\.c\{fill:[^}]*\}\.d\{fill:[^}]*\}/.exec(files.get(`packages/${seed.slug}--0.svg`)!)![0],
      ]),
    );
    expect(looks.size).toBeGreaterThan(3);
    expect(new Set(looks.values()).size).toBe(looks.size);
    const latin = SUPPLEMENT_SEEDS.map(seed => packageOf(seed, seed.variants[0]!).label).filter(label =>
      /^[A-Z ]+$/.test(label),
    );
    // Korean uses these Latin names, too.
    expect([...new Set(latin)].sort()).toEqual(['BCAA', 'CLA', 'EAA', 'MSM']);
  });

  it('hold only finite numbers', () => {
    expect([...files].filter(([, svg]) => /NaN|Infinity|undefined/.test(svg)).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('are well-formed SVG that a second renderer reads', async () => {
    const broken: string[] = [];
    for (const [path, svg] of files) {
      const size = await sharp(Buffer.from(svg))
        .metadata()
        .catch(() => null);
      if (!size?.width) broken.push(path);
    }
    expect(broken).toEqual([]);
  });

  it('show something', () => {
    const blank = [...files].filter(
      ([, svg]) => !/<(?:path|rect|circle)/.test(svg.split('</style>')[1] ?? ''),
    );
    expect(blank.map(([path]) => path)).toEqual([]);
    expect(files.get('machines/bodyweight.svg')).toMatch(/<path class="b"/);
  });

  it('refer only to shapes that they define', () => {
    for (const [path, svg] of files) {
      const references = [...svg.matchAll(/href="#([^"]+)"/g)].map(match => match[1]);
      const missing = references.filter(id => !svg.includes(`id="${id}"`));
      expect({ path, missing }).toEqual({ path, missing: [] });
    }
  });

  it('say in Korean what they show', () => {
    for (const [path, svg] of files) {
      expect({ path, titled: /role="img"[^>]*><title>[^<]*[가-힣][^<]*<\/title>/.test(svg) }).toEqual({
        path,
        titled: true,
      });
    }
  });

  it('follow the colour scheme and fetch nothing', () => {
    for (const slug of WORKOUT_SLUGS) expect(files.get(`${slug}.svg`)).toContain('prefers-color-scheme:dark');
    for (const svg of files.values())
      expect(svg).not.toMatch(/(?:href|src)="(?!#)|url\((?!#)|<script|@import/);
  });
});

describe.each(WORKOUT_SEEDS)('the picture of $koreanName', seed => {
  const slug = WORKOUT_SLUGS.find(known => known === seed.slug);
  if (!slug) throw new Error(`unknown slug ${seed.slug}`);

  it('lights what the workout trains', () => {
    expect(renderCardSvg(slug)).toContain('class="p"');
    expect(renderMusclesSvg(slug)).toContain('class="p"');
  });

  it('moves, but not for people who asked for less motion', () => {
    const motion = renderMotionSvg(slug);
    expect(motion).toContain('@keyframes');
    expect(motion).toContain('prefers-reduced-motion:reduce');
  });
});

describe('the muscle map', () => {
  it('shows each of the ten body parts from at least one side', () => {
    const shown = new Set(MUSCLE_REGIONS.map(region => region.bodyPart));
    expect(BODY_PARTS.filter(part => !shown.has(part.koreanName))).toEqual([]);
  });
});

it('shows a movement in five moments, a round without its end, which is its start', () => {
  const places = (slug: (typeof WORKOUT_SLUGS)[number]) =>
    renderPhasesSvg(slug)
      .split('<g transform="')
      .slice(1)
      .map(figure => figure.replace(/^[^>]*>/, '').replace(/<\/g>.*$/, ''));
  for (const slug of ['barbell-back-squat', 'indoor-cycling'] as const) {
    expect(places(slug)).toHaveLength(5);
    expect(new Set(places(slug)).size).toBe(5);
  }
});

it('draws men and women by turns, and holds the other one of each', () => {
  const asked = WORKOUT_SLUGS.map(slug => /<svg[^>]* id="(man|woman)"/.exec(renderCardSvg(slug))?.[1]);
  expect(asked).toEqual(WORKOUT_SLUGS.map((_, index) => (index % 2 === 0 ? 'woman' : 'man')));
  for (const slug of WORKOUT_SLUGS) {
    for (const svg of [renderCardSvg(slug), renderMotionSvg(slug)]) {
      expect(svg).toContain('class="W ');
      expect(svg).toMatch(/svg:target,\.other\{[^}]*--W:(inline|none)/);
    }
  }
});

it('draws no two workouts alike', () => {
  const drawn = new Map<string, string>();
  const doubles: string[] = [];
  for (const slug of WORKOUT_SLUGS) {
    const picture = renderCardSvg(slug).replace(/<title>.*?<\/title>/, '');
    const twin = drawn.get(picture);
    if (twin) doubles.push(`${twin} = ${slug}`);
    drawn.set(picture, slug);
  }
  expect(doubles).toEqual([]);
});

it('draws every grip that a workout is held with, each of them another one', () => {
  expect([...GRIP_OF.keys()].filter(slug => !(WORKOUT_SLUGS as readonly string[]).includes(slug))).toEqual(
    [],
  );
  expect(new Set(GRIP_OF.values())).toEqual(new Set(Object.keys(GRIPS)));
  const drawn = Object.keys(GRIPS).map(grip =>
    figureFiles().get(`grips/${grip}.svg`)!().replace(/<title>.*?<\/title>/, ''),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('leaves no room below the floor for legs that the head end hides', () => {
  const drawing = OTHER_VIEWS['barbell-bench-press']!;
  expect(buildScene(drawing, { primary: [], secondary: [] }, [0, 1]).box.bottom).toBeGreaterThan(-5);
});

it('tells a player that a movement is also drawn from another side', () => {
  const views = WORKOUT_SLUGS.map(slug => /data-other-view="(\w+)"/.exec(renderMotionSvg(slug))?.[1]);
  expect(views).toEqual(WORKOUT_SLUGS.map(slug => OTHER_VIEWS[slug]?.view));
  expect(renderMotionSvg('barbell-back-squat', OTHER_VIEWS['barbell-back-squat'])).toContain(
    'data-tempo="down"',
  );
});

it('lights what is trained first the most, by day and by night', () => {
  const light = (hex: string): number => {
    const channels = [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16) / 255);
    const [red, green, blue] = channels.map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const contrast = (a: string, b: string): number => {
    const [more, less] = [light(a), light(b)].sort((x, y) => y - x);
    return (more! + 0.05) / (less! + 0.05);
  };
  const [day, night] = renderCardSvg('barbell-bench-press').split('prefers-color-scheme:dark');
  for (const style of [day!, night!]) {
    const colour = (name: string): string => new RegExp(`--${name}:(#\\w{6})`).exec(style)![1]!;
    const first = contrast(colour('p'), colour('b'));
    expect(first).toBeGreaterThan(1.9);
    expect(first).toBeGreaterThan(contrast(colour('s'), colour('b')));
  }
});
