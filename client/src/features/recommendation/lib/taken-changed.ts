import type { IntakeItem } from '../../../shared/widgets/intake/taken.api';
import type { SupplementResult } from '../api/recommendation.types';

type Counted = NonNullable<NonNullable<SupplementResult['taken']>['items']>[number];

const written = ({ itemId, servingsPerDay, nutrients }: Counted): string =>
  JSON.stringify([
    itemId,
    servingsPerDay,
    nutrients.map(({ nutrient, amount }) => `${nutrient} ${amount}`).sort(),
  ]);

/** Whether a member takes something else now than a recommendation counted. An older one knows the names only. */
export function takenChanged(taken: SupplementResult['taken'], now: readonly IntakeItem[]): boolean {
  const isNamed = taken !== null && taken.items === undefined;
  const then = isNamed ? taken.names : (taken?.items ?? []).map(written);
  const today = now.map(({ intakeItemId: itemId, name, servingsPerDay, nutrients }) =>
    isNamed ? name : written({ itemId, servingsPerDay, nutrients }),
  );
  return JSON.stringify([...then].sort()) !== JSON.stringify(today.sort());
}
