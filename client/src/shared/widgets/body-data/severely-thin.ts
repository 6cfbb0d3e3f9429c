import { useEffect } from 'react';
import { useIsLoggedIn } from '../../session/session.store';
import type { BodyData } from './body-data.api';
import { useRecentBody } from './use-recent-body';

/** kg per m², as on the server. */
export const SEVERELY_THIN_BMI = 16;

/** Whether this account must not mention losing weight. False without body data. */
export const isSeverelyThin = (body: Pick<BodyData, 'height' | 'weight'> | null | undefined): boolean =>
  !!body && body.weight / (body.height / 100) ** 2 < SEVERELY_THIN_BMI;

/**
 * The same for the member's newest body data; undefined until loaded and where that fails, for content that may appear late but never
 * wrongly. False for visitors.
 */
export function useSeverelyThin(): boolean | undefined {
  const isMember = useIsLoggedIn();
  const { data } = useRecentBody();
  const thin = data === undefined && isMember ? undefined : isSeverelyThin(data);
  useEffect(() => {
    // boot.js hides these parts in a rendered page until then.
    if (thin !== undefined) delete document.documentElement.dataset.bodyUnread;
  }, [thin]);
  return thin;
}
