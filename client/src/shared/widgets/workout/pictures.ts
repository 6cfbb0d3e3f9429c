/** Not of workouts that an admin added: they show equipment and muscles, and do not move. */
const DRAWING = /^(\/figures\/(?!workout\.|added\/).+)\.svg$/;

/** The moving drawing and the muscle map that belong to a workout's own drawing; none for an uploaded picture. */
export function picturesOf(imgPath: string): { moving: string; muscles: string | null } {
  const name = DRAWING.exec(imgPath)?.[1];
  return name
    ? { moving: `${name}.motion.svg`, muscles: `${name}.muscles.svg` }
    : { moving: imgPath, muscles: null };
}
