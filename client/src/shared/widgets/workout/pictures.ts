import type { Sex } from '../../session/session.store';

/** Not of workouts that an admin added: they show equipment and muscles, and do not move. */
const DRAWING = /^(\/figures\/(?!workout\.|added\/).+)\.svg$/;

/** The drawings of a workout that show a person; a muscle map does not. */
const SOMEBODY = /^\/figures\/(?!workout\.|added\/)(?!.*\.muscles\.).+\.svg$/;

/** The same drawing with a person of this sex (client/figures/figure-style.ts); visitors see the drawing's own choice. */
export function drawnAs(sex: Sex | null, src: string): string {
  if (sex === null || !SOMEBODY.test(src)) return src;
  return `${src}#${sex === '여' ? 'woman' : 'man'}`;
}

/** The slug that names a workout's own drawing; null for an uploaded picture and for what an admin added. */
export function slugOf(imgPath: string): string | null {
  return DRAWING.exec(imgPath)?.[1]?.replace('/figures/', '') ?? null;
}

/** The address of a moving drawing from its other side. */
export function otherSideOf(moving: string): string {
  return moving.replace('.motion.svg', '.other.svg');
}

/** The moving drawing and the muscle map that belong to a workout's own drawing; none for an uploaded picture. */
export function picturesOf(imgPath: string): { moving: string; muscles: string | null } {
  const name = DRAWING.exec(imgPath)?.[1];
  return name
    ? { moving: `${name}.motion.svg`, muscles: `${name}.muscles.svg` }
    : { moving: imgPath, muscles: null };
}
