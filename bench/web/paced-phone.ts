import type { Locator } from 'playwright-core';
import { isOffScreen, openPhone } from './phone-taps.js';

/**
 * ms of real time: the Keystroke-Level Model (Card, Moran & Newell 1983) for touch. A key, moving to a target, deciding beforehand (0 for the next
 * field of a form, which people fill in from top to bottom), a swipe, understanding a new screen.
 */
export const PACE = { key: 250, travel: 300, decision: 1_000, swipe: 500, screen: 2_000 } as const;

/** A phone's page in the hands of somebody at this pace, so that the time of the pages themselves counts too. */
export async function openPacedPhone() {
  const { page, close } = await openPhone();
  /** `doing`: ms of the pace alone, without waiting for a page. */
  const spent = { taps: 0, keys: 0, doing: 0 };

  async function take(ms: number): Promise<void> {
    spent.doing += ms;
    await page.waitForTimeout(ms);
  }

  async function tap(target: Locator, decision: number = PACE.decision): Promise<void> {
    await target.waitFor();
    if (await isOffScreen(target)) await take(PACE.swipe);
    await take(decision + PACE.travel);
    await target.tap();
    spent.taps++;
  }

  /** `pressed`: keys on a Korean keyboard. */
  async function type(field: Locator, text: string, pressed: number = text.length): Promise<void> {
    await tap(field, 0);
    await take(PACE.key * pressed);
    await page.keyboard.insertText(text);
    spent.keys += pressed;
  }

  return { page, close, spent, take, tap, type };
}
