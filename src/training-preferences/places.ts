/** Training places. The first two have what their name says, the others what the member entered. */
export const PLACES = ['gym', 'bodyweight', 'home', 'myGym'] as const;
export type Place = (typeof PLACES)[number];

/** Places whose equipment is the member's own list. */
export const OWN_PLACES = ['home', 'myGym'] as const satisfies readonly Place[];
export type OwnPlace = (typeof OWN_PLACES)[number];

export const isOwnPlace = (place: string | undefined): place is OwnPlace =>
  (OWN_PLACES as readonly (string | undefined)[]).includes(place);

/** Minutes a session may take. */
export const SESSION_MINUTES = { min: 10, max: 90 } as const;

/** kg of loads or load steps at a place: from light home sets to the heaviest plates and stacks sold. */
export const LOAD_LIMITS = {
  dumbbellStepKg: { min: 0.5, max: 10 },
  lightestDumbbellKg: { min: 0.5, max: 30 },
  heaviestDumbbellKg: { min: 0.5, max: 100 },
  smallestPlateKg: { min: 0.25, max: 10 },
  stackStepKg: { min: 1, max: 20 },
} as const;
export type LoadSetting = keyof typeof LOAD_LIMITS;
