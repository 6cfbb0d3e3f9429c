import { NUMBER_STEP } from '../features/admin/components/form-field';
import { RESOURCES } from '../features/admin/resources/resources';
import { fieldsOf } from '../features/admin/resources/resource.types';
import {
  SLIDE_ANIMATION_S,
  SLIDE_DELAY_MS,
  SLIDE_OFFSET,
  SLIDE_STEP,
} from '../features/landing/components/showcase';
import { ADVANCE_MS, SLIDE_COUNT } from '../features/landing/hooks/use-showcase';
import { POLL_TRIES } from '../shared/api/poll-history';
import { POLL_EVERY_MS } from '../shared/api/poll-waits';
import { BUDGET_STEP, INITIAL_BUDGET, MIN_BUDGET } from '../features/recommendation/stores/budget';
import { MAX_BODY_PARTS, PART_WARNING_MS } from '../features/recommendation/lib/choices';
import { EXPANDED_MAX_HEIGHT, EXPAND_SECONDS } from '../features/routine/components/sortable-workout';
import {
  SCROLL_DAMPENED_UNTIL_MS,
  SCROLL_FROM,
  SCROLL_FULL_FROM,
  SCROLL_MAX_SPEED_PX,
  SCROLL_SLOW_UNTIL_MS,
} from '../features/routine/dnd/drag-settings';
import { CARD_IMAGE_HEIGHT, CARD_WIDTH } from '../shared/widgets/result-card';
import {
  BODY_PART_FILTERS,
  SUPPLEMENT_CHIPS,
  SUPPLEMENT_TYPE_FILTERS,
  WORKOUT_CHIPS,
} from '../features/search/lib/search-filters';
import { STEP_PERCENT } from '../features/signup/signup-steps';
import { DEFAULT_BALANCE, UP_DOWN_BALANCES } from '../shared/body/body-types';
import { MOUSE_DISTANCE_PX, TOUCH_DELAY_MS } from '../shared/lib/drag-start';
import { formatBudget, formatWon } from '../shared/lib/format';
import { HEADER_SHADOW_AT } from '../shared/ui/page-header';
import { REVEAL_AT, REVEAL_SECONDS } from '../shared/ui/reveal';
import { SEARCH_BOX_WIDTH } from '../shared/ui/search-box';
import { CODE_LENGTH, verificationCodeRule } from '../shared/validation/member-rules';
import { DEFAULT_ROUTINE_NAMES, MAX_WORKOUTS, NEW_ROUTINE_NAME } from '../shared/widgets/myfit/routine-list';
import { NAV_FILL_AT } from './layout/nav-items';

const ADMIN_NUMBERS = RESOURCES.flatMap(fieldsOf).flatMap(field =>
  field.kind === 'number' && field.initial !== undefined ? [field.initial] : [],
);

/** The specification's numbers, by its own names. The behaviour behind each is tested where it is used. */
const CONSTANTS: readonly [name: string, value: unknown, expected: unknown][] = [
  ['budget: initial 70,000 won', INITIAL_BUDGET, 70_000],
  ['budget: step 10,000 won', BUDGET_STEP, 10_000],
  ['budget: minimum 50,000 won', MIN_BUDGET, 50_000],
  ['budget: shown without four zeros', formatBudget(70_000), '7만원'],
  ['price: thousands separators and 원', formatWon(1_234_500), '1,234,500원'],
  ['at most 4 body parts a recommendation', MAX_BODY_PARTS, 4],
  ['at most 7 workouts a routine', MAX_WORKOUTS, 7],
  ['the body-part warning lasts 1 second', PART_WARNING_MS, 1000],
  ['result poll: 30 retries', POLL_TRIES, 30],
  ['result poll: 1 second apart', POLL_EVERY_MS, 1000],
  ['verification code: 6 digits', CODE_LENGTH, 6],
  ['verification code: 5 digits are none', verificationCodeRule('12345') !== null, true],
  ['balance slider: 1 to 9', UP_DOWN_BALANCES.length, 9],
  ['balance slider: default 5', DEFAULT_BALANCE, 5],
  ['signup progress: 25 percent a step', STEP_PERCENT, 25],
  ['admin number step 0.01', NUMBER_STEP, 0.01],
  ['admin form: numbers that begin with one begin at 1', [...new Set(ADMIN_NUMBERS)], ['1']],
  ['showcase: three slides', SLIDE_COUNT, 3],
  ['showcase: auto-advance and spinner 5000 ms', ADVANCE_MS, 5000],
  ['showcase: slide step 1130 px', SLIDE_STEP, 1130],
  ['showcase: offset 40 px', SLIDE_OFFSET, 40],
  ['showcase: delay 300 ms', SLIDE_DELAY_MS, 300],
  ['showcase: animation 4.9 s', SLIDE_ANIMATION_S, 4.9],
  ['scroll reveal: threshold 0.7', REVEAL_AT, 0.7],
  ['scroll reveal: 1 second', REVEAL_SECONDS, 1],
  ['nav style change at 70 px', NAV_FILL_AT, 70],
  ['sticky header shadow at 230 px', HEADER_SHADOW_AT, 230],
  ['search: card width 312 px', CARD_WIDTH, 312],
  ['search: card image height 250 px', CARD_IMAGE_HEIGHT, 250],
  ['search: box width 627 px', SEARCH_BOX_WIDTH, 627],
  ['drag: mouse threshold 5 px', MOUSE_DISTANCE_PX, 5],
  ['drag: touch long press 120 ms', TOUCH_DELAY_MS, 120],
  ['drag: auto-scroll from 25 percent of the container', SCROLL_FROM, 0.25],
  ['drag: auto-scroll fastest at 5 percent of the container', SCROLL_FULL_FROM, 0.05],
  ['drag: at most 28 px a step', SCROLL_MAX_SPEED_PX, 28],
  ['drag: auto-scroll dampened from 360 ms', SCROLL_SLOW_UNTIL_MS, 360],
  ['drag: auto-scroll dampened to 1200 ms', SCROLL_DAMPENED_UNTIL_MS, 1200],
  ['routine card: max height 1000 px', EXPANDED_MAX_HEIGHT, 1000],
  ['routine card: 0.2 s', EXPAND_SECONDS, 0.2],
  ['four default routines', DEFAULT_ROUTINE_NAMES, ['가슴 집중', '등 집중', '어깨 집중', '하체 집중']],
  ['a later routine', NEW_ROUTINE_NAME, '새 루틴'],
  ['popular workouts', WORKOUT_CHIPS, ['데드리프트', '풀업', '스쿼트', '인클라인 덤벨 벤치프레스']],
  ['popular supplements', SUPPLEMENT_CHIPS, ['히알루론산', '세레스']],
  [
    'body-part filters besides all',
    BODY_PART_FILTERS.map(({ label }) => label),
    ['가슴', '등', '엉덩이', '어깨', '복부', '종아리', '허벅지 앞', '허벅지 뒤', '삼두', '이두'],
  ],
  [
    'supplement filters besides all',
    SUPPLEMENT_TYPE_FILTERS.map(({ value }) => value),
    ['Protein', 'AminoAcid', 'Gainer', 'Other'],
  ],
];

test.each(CONSTANTS)('%s', (_, value, expected) => {
  expect(value).toEqual(expected);
});
