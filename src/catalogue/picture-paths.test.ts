import { supplementPicture, workoutPicture } from './picture-paths.js';

describe('pictures', () => {
  it('of workouts are the uploaded one, else the drawing, else the general one', () => {
    expect(workoutPicture({ slug: 'squat', imgPath: '/uploads/a.webp' })).toBe('/uploads/a.webp');
    expect(workoutPicture({ slug: 'squat', imgPath: null })).toBe('/figures/squat.svg');
    expect(workoutPicture({ slug: null, imgPath: null })).toBe('/figures/workout.svg');
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
