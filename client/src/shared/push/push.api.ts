import { api, unwrap } from '../api/api.client';
import type { components } from '../api/schema';

type Schemas = components['schemas'];
export type PushState = Schemas['PushStateDto'];
export type PushSettings = Schemas['SavePushSettingsDto'];

export const pushKey = ['user', 'push'] as const;

/** @throws ApiError */
export const fetchPush = (): Promise<PushState> => unwrap(api.GET('/api/user/push'));

/** Changes the settings as they are now: another device may have changed the rest. @throws ApiError */
export async function savePushSettings(changed: Partial<PushSettings>): Promise<PushState> {
  const { settings } = await fetchPush();
  return unwrap(api.PUT('/api/user/push', { body: { ...settings, ...changed } }));
}

/** @throws ApiError */
export const subscribePush = (body: Schemas['SubscribeDto']): Promise<PushState> =>
  unwrap(api.POST('/api/user/push', { body }));

/** @throws ApiError */
export const unsubscribePush = (): Promise<unknown> => unwrap(api.DELETE('/api/user/push'));
