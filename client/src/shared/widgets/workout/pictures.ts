import type { Sex } from '../../session/session.store';

/** Excludes workouts that an admin added: they show equipment and muscles, and do not move. */
const DRAWING = /^(\/figures\/(?!workout\.|added\/).+)\.svg$/;

/** A workout's drawings that show a person; a muscle map does not. */
const SOMEBODY = /^\/figures\/(?!workout\.|added\/)(?!.*\.muscles\.).+\.svg$/;

/** The same drawing with a person of this sex (client/figures/figure-style.ts); visitors see the drawing's own choice. */
export function drawnAs(sex: Sex | null, src: string): string {
  if (sex === null || !SOMEBODY.test(src)) return src;
  return `${src}#${sex === '여' ? 'woman' : 'man'}`;
}

/** The slug of a workout's own drawing; null for an uploaded picture and for a workout that an admin added. */
export function slugOf(imgPath: string): string | null {
  return DRAWING.exec(imgPath)?.[1]?.replace('/figures/', '') ?? null;
}

/** The address of a moving drawing's other side. */
export function otherSideOf(moving: string): string {
  return moving.replace('.motion.svg', '.other.svg');
}

/** The moving drawing and the muscle map of a workout's own drawing; none for an uploaded picture. */
export function picturesOf(imgPath: string): { moving: string; muscles: string | null } {
  const name = DRAWING.exec(imgPath)?.[1];
  return name
    ? { moving: `${name}.motion.svg`, muscles: `${name}.muscles.svg` }
    : { moving: imgPath, muscles: null };
}
