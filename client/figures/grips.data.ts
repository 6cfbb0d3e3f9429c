/** How hands hold or stand; render-grip.ts draws them. */
export const GRIPS = {
  'over-wide': { name: '오버그립, 어깨너비보다 넓게', hint: '손등이 보이게 잡아요.' },
  'over-shoulder': { name: '오버그립, 어깨너비로', hint: '손등이 보이게 잡아요.' },
  'under-shoulder': { name: '언더그립, 어깨너비로', hint: '손바닥이 보이게 잡아요.' },
  'neutral-shoulder': { name: '뉴트럴그립, 어깨너비로', hint: '두 손바닥이 마주 보게 잡아요.' },
  'neutral-narrow': { name: '뉴트럴그립, 좁게', hint: '두 손바닥이 마주 보게 잡아요.' },
  rope: { name: '로프 그립', hint: '두 손바닥이 마주 보게 매듭 바로 위를 잡아요.' },
  'palms-wide': { name: '손은 어깨너비보다 조금 넓게', hint: '손바닥 전체로 짚어요.' },
  'palms-narrow': { name: '손은 어깨너비보다 조금 좁게', hint: '손바닥 전체로 짚어요.' },
  'palms-diamond': { name: '손은 마름모로', hint: '두 손의 엄지와 검지를 맞대요.' },
} as const;

export type Grip = keyof typeof GRIPS;

/** Workouts by grip, where their texts name one; the others leave the grip free. */
const WORKOUTS: Record<Grip, readonly string[]> = {
  'over-wide': ['barbell-bench-press', 'decline-barbell-bench-press', 'pull-up', 'lat-pulldown'],
  'over-shoulder': [
    'barbell-row',
    'overhead-press',
    'ez-bar-upright-row',
    'close-grip-bench-press',
    'cable-pushdown',
    'reverse-curl',
  ],
  'under-shoulder': [
    'chin-up',
    'reverse-grip-lat-pulldown',
    'underhand-barbell-row',
    'reverse-grip-pushdown',
    'barbell-curl',
    'cable-curl',
  ],
  'neutral-shoulder': [
    'bent-over-dumbbell-row',
    'hammer-curl',
    'band-hammer-curl',
    'lying-dumbbell-extension',
  ],
  'neutral-narrow': ['close-grip-lat-pulldown', 'dumbbell-close-grip-press'],
  rope: ['rope-pushdown', 'rope-hammer-curl'],
  'palms-wide': ['push-up', 'knee-push-up', 'incline-push-up', 'decline-push-up'],
  'palms-narrow': ['knee-close-push-up'],
  'palms-diamond': ['diamond-push-up'],
};

/** Grip by the workout's slug, which names its drawing. */
export const GRIP_OF: ReadonlyMap<string, Grip> = new Map(
  (Object.keys(WORKOUTS) as Grip[]).flatMap(grip => WORKOUTS[grip].map(slug => [slug, grip] as const)),
);
