import { figureFiles } from '../../client/figures/figures.js';
import { BODY_PARTS } from './catalogue.vocabulary.js';
import { MACHINE_SEEDS } from './seed/machines/machine-seeds.js';
import { supplementPicture, workoutPicture } from './picture-paths.js';

describe('pictures', () => {
  it('of workouts are the uploaded one, else the drawing, else equipment and muscles', () => {
    const picture = (slug: string | null, machineNames: string[], primaryBodyParts: string[]) =>
      workoutPicture({ slug, imgPath: null, machineNames, primaryBodyParts });
    const uploaded = { slug: 'squat', imgPath: '/uploads/a.webp', machineNames: [], primaryBodyParts: [] };
    expect(workoutPicture(uploaded)).toBe('/uploads/a.webp');
    expect(picture('squat', ['바벨'], ['허벅지 앞'])).toBe('/figures/squat.svg');
    expect(picture(null, ['덤벨', '평벤치'], ['가슴', '삼두'])).toBe('/figures/added/dumbbell--chest.svg');
    expect(picture(null, ['우리 기구', '케이블 머신'], ['허벅지 앞'])).toBe(
      '/figures/added/cable--front-thighs.svg',
    );
    expect(picture(null, ['맨몸'], ['복부'])).toBe('/figures/added/abdomen.svg');
    expect(picture(null, ['우리 기구'], ['우리 부위'])).toBe('/figures/workout.svg');
  });

  it('of added workouts are drawn, each of them', () => {
    const files = figureFiles();
    const missing = MACHINE_SEEDS.flatMap(machine =>
      BODY_PARTS.map(({ koreanName }) =>
        workoutPicture({
          slug: null,
          imgPath: null,
          machineNames: [machine.koreanName],
          primaryBodyParts: [koreanName],
        }),
      ),
    ).filter(path => !files.has(path.replace('/figures/', '')));
    expect(missing).toEqual([]);
  });

  it('of supplements are the uploaded one, else the drawn package, else that of the type', () => {
    const seeded = { slug: 'whey', supplementType: 'Protein' as const };
    expect(supplementPicture(seeded, { imageURL: '/uploads/a.webp', seedIndex: 2 })).toBe('/uploads/a.webp');
    expect(supplementPicture(seeded, { imageURL: null, seedIndex: 2 })).toBe('/figures/packages/whey--2.svg');
    expect(supplementPicture(seeded, { imageURL: null, seedIndex: null })).toBe(
      '/figures/packages/Protein.svg',
    );
    expect(
      supplementPicture({ slug: null, supplementType: 'BCAA' }, { imageURL: null, seedIndex: null }),
    ).toBe('/figures/packages/BCAA.svg');
  });
});
