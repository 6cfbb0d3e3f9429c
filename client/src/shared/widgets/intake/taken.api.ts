import { api, unwrap } from '../../api/api.client';
import type { components } from '../../api/schema';

export type IntakeItem = components['schemas']['IntakeItemDto'];
export type SaveIntakeItem = components['schemas']['SaveIntakeItemDto'];

/** What the member takes, in the order it was added. @throws ApiError */
export const fetchTaken = (): Promise<IntakeItem[]> => unwrap(api.GET('/api/intake'));

/** Changes the item as it is now: another device may have changed the rest of it. @throws ApiError */
export async function changeTaken(
  item: IntakeItem,
  changed: (now: IntakeItem) => SaveIntakeItem,
): Promise<IntakeItem> {
  const { intakeItemId } = item;
  const now = (await fetchTaken()).find(each => each.intakeItemId === intakeItemId) ?? item;
  const params = { path: { intakeItemId } };
  return unwrap(api.PUT('/api/intake/{intakeItemId}', { params, body: changed(now) }));
}

/** An item in the format for saving it again. */
export function savedAs(item: IntakeItem): SaveIntakeItem {
  const { supplementId, price, pricedOn, servingsPerPack, boughtOn } = item;
  return {
    ...{ servingsPerDay: item.servingsPerDay, slots: item.slots, packs: item.packs },
    ...(supplementId === null
      ? {
          name: item.name,
          nutrients: item.nutrients.map(({ nutrient, amount }) => ({ nutrient, amount })),
          ...(item.label !== null && { label: item.label }),
        }
      : { supplementId }),
    ...(price !== null && pricedOn !== null && { price, pricedOn }),
    ...(servingsPerPack !== null && { servingsPerPack }),
    ...(boughtOn !== null && { boughtOn }),
  };
}

/** Key of everything the member takes, the list itself first. */
export const takenKey = ['intake'] as const;
