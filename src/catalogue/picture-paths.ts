import { BODY_PARTS, type SupplementType } from './catalogue.vocabulary.js';
import { MACHINE_SEEDS } from './seed/machines/machine-seeds.js';

interface PicturedWorkout {
  slug: string | null;
  imgPath: string | null;
  /** Korean names. */
  machineNames: readonly string[];
  primaryBodyParts: readonly string[];
}

/** Equipment that has a drawing, for workouts that an admin added. */
const DRAWN_MACHINES = new Map(
  MACHINE_SEEDS.filter(({ slug }) => slug !== 'bodyweight').map(({ koreanName, slug }) => [koreanName, slug]),
);
const PART_NAMES = new Map<string, string>(
  BODY_PARTS.map(({ koreanName, englishName }) => [koreanName, englishName.replaceAll(' ', '-')]),
);

/** Path of a workout's picture: the uploaded one, a seeded workout's drawing, else its equipment and muscles as far as drawings exist. */
export function workoutPicture({ slug, imgPath, machineNames, primaryBodyParts }: PicturedWorkout): string {
  if (imgPath !== null) return imgPath;
  if (slug !== null) return `/figures/${slug}.svg`;
  const [part] = primaryBodyParts.flatMap(name => PART_NAMES.get(name) ?? []);
  const [machine] = machineNames.flatMap(name => DRAWN_MACHINES.get(name) ?? []);
  if (part === undefined) return '/figures/workout.svg';
  return machine === undefined ? `/figures/added/${part}.svg` : `/figures/added/${machine}--${part}.svg`;
}

/** Path of a machine's picture: the uploaded one, a seeded machine's drawing, else none. */
export function machinePicture(machine: { slug: string | null; imgPath: string | null }): string | null {
  return machine.imgPath ?? (machine.slug === null ? null : `/figures/machines/${machine.slug}.svg`);
}

/** Path of a variant's picture: the uploaded one, a seeded variant's package drawing, else that of its type. */
export function supplementPicture(
  product: { slug: string | null; supplementType: SupplementType },
  variant: { imageURL: string | null; seedIndex: number | null },
): string {
  if (variant.imageURL !== null) return variant.imageURL;
  return product.slug !== null && variant.seedIndex !== null
    ? `/figures/packages/${product.slug}--${variant.seedIndex}.svg`
    : `/figures/packages/${product.supplementType}.svg`;
}
