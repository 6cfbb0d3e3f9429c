import type { SupplementDetail } from '../api/supplement.api';

/** The flavour of the variant shown. */
export const flavorOf = ({ id, flavor, otherFlavors }: SupplementDetail): string =>
  otherFlavors.find(({ units }) => units.some(unit => unit.supplementId === id))?.flavorName ??
  flavor[0] ??
  '';

/** The pack sizes of a flavour, smallest first. */
export const unitsOf = ({ otherFlavors }: SupplementDetail, flavorName: string) =>
  otherFlavors.find(each => each.flavorName === flavorName)?.units ?? [];

/** The variant to show after a change of flavour: the same size where it exists, else that flavour's first. */
export function variantOfFlavor(supplement: SupplementDetail, flavorName: string): number | null {
  const units = unitsOf(supplement, flavorName);
  return (units.find(unit => unit.servings === supplement.servings) ?? units[0])?.supplementId ?? null;
}
