import { useEffect } from 'react';
import { useIsLoggedIn } from '../../session/session.store';
import type { BodyData } from './body-data.api';
import { useRecentBody } from './use-recent-body';

/** kg a m², as on the server. */
export const SEVERELY_THIN_BMI = 16;

/** Whether nothing in this account may speak of losing weight. Nobody knows without a body. */
export const isSeverelyThin = (body: Pick<BodyData, 'height' | 'weight'> | null | undefined): boolean =>
  !!body && body.weight / (body.height / 100) ** 2 < SEVERELY_THIN_BMI;

/** The same of the member's newest body; undefined until it is read and where it cannot be, for what is rather shown late than wrongly. No visitor is. */
export function useSeverelyThin(): boolean | undefined {
  const isMember = useIsLoggedIn();
  const { data } = useRecentBody();
  const thin = data === undefined && isMember ? undefined : isSeverelyThin(data);
  useEffect(() => {
    // What boot.js hides in a rendered page until then.
    if (thin !== undefined) delete document.documentElement.dataset.bodyUnread;
  }, [thin]);
  return thin;
}
