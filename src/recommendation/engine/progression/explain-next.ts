import { loadLabelOf, LOAD_LABELS, repeatUnitOf } from '../../../catalogue/load-label.js';
import { by } from '../particles.js';
import { recoveryClause } from '../workout/recovery/recent-training.js';
import type { EngineWorkout } from '../strength/strength.types.js';
import type { LightWeekWhy } from './light-week.js';
import type { Target, Why } from './progression.types.js';

type Explained = Pick<EngineWorkout, 'loadType' | 'assistable'>;

/** Explains the next target in one or two short sentences of 해요체 that state the arguments and no more. */
export function explainNext(why: Why, workout: Explained): string {
  const unit = repeatUnitOf(workout.loadType) === 'seconds' ? '초' : '회';
  const load = (kg: number | null): string => loadWords(kg, workout);
  const amount = ({ weightKg, repetitions }: Omit<Target, 'sets'>): string =>
    weightKg === null ? `${repetitions}${unit}로` : `${load(weightKg)} ${repetitions}${unit}로`;
  switch (why.template) {
    case 'first':
      return why.args.days > 0
        ? `비슷한 운동 기록 ${why.args.days}일과 몸 정보로 정한 시작 무게예요.`
        : '몸 정보로 정한 시작이에요. 하고 나서 어땠는지 알려 주시면 맞춰 갈게요.';
    case 'lightest':
      return '이 운동에서 가장 가벼운 무게예요. 무거우면 횟수를 줄여 주세요.';
    case 'moreRepetitions':
      return `지난번을 잘 해내셔서 ${why.args.from}${unit}에서 ${why.args.to}${unit}로 늘렸어요.`;
    case 'moreLoad':
      return `여유가 있어 보여서 ${load(why.args.fromKg)}에서 ${withTo(load(why.args.toKg))} 올리고 ${why.args.repetitions}${unit}부터 해요.`;
    case 'moreLoadInSteps':
      return `${why.args.limit === 'steps' ? '더 들 수 있어 보이지만 한 번에 두 단계씩만 올려요.' : '더 들 수 있어 보이지만 한 번에 10%까지만 올려요.'} ${load(why.args.fromKg)}에서 ${withTo(load(why.args.toKg))}, ${why.args.repetitions}${unit}부터 해요.`;
    case 'pastRange':
      return `다음 무게 ${load(why.args.nextKg)}은 아직 차이가 커서, ${why.args.most}${unit}를 넘겨 횟수를 먼저 늘려요.`;
    case 'same':
      return '지난번과 같게 한 번 더 해요.';
    case 'lessByEstimate':
      return `몸 정보와 지금까지의 기록으로 보면 여유가 적어서, ${load(why.args.weightKg)} ${why.args.repetitions}${unit}로 낮췄어요.`;
    case 'asFelt':
      return `지난번에 하신 횟수로 다시 계산했어요. ${amount(why.args)} 이어 가요.`;
    case 'fewerRepetitions':
      return `조금 무거웠던 것 같아 ${why.args.from}${unit}에서 ${why.args.to}${unit}로 줄였어요.`;
    case 'lessLoad':
      return `무거웠던 것 같아 ${load(why.args.fromKg)}에서 ${withTo(load(why.args.toKg))} 내렸어요.`;
    case 'againAfterMiss':
      return `지난번 ${why.args.asked}${unit} 가운데 ${why.args.done}${unit}를 하셨어요. 같은 무게로 한 번 더 해 봐요.`;
    case 'lessAfterMiss':
      return why.args.misses > 1
        ? `${why.args.misses}번 이어서 다 채우지 못해 조금 가볍게 낮췄어요. 금방 다시 올라가요.`
        : '지난번이 많이 무거웠던 것 같아 가볍게 낮췄어요. 금방 다시 올라가요.';
    case 'setsLeftOut':
      return `지난번에 ${why.args.asked}세트 가운데 ${why.args.done}세트를 하셨어요. 같게 한 번 더 해 봐요.`;
    case 'lighterThanAsked':
      return `지난번에는 ${load(why.args.askedKg)} 대신 ${withTo(load(why.args.doneKg))} 하셔서, 아직 올리지 않았어요.`;
    case 'afterPause':
      return `${pauseWords(why.args.days)} 만이에요. 몸이 다시 익숙해지게 조금 가볍게 시작해요.`;
    case 'soonAgain':
      return `${recoveryClause(why.args)} 여유를 더 남기도록 가볍게 잡았어요.`;
    case 'notMoreSoSoon':
      return `${recoveryClause(why.args)} 이번에는 늘리지 않았어요.`;
    case 'harderVariant':
      return `${why.args.repetitions}${unit}를 해내셨어요. 이제 더 어려운 ${by(why.args.workoutName)} 바꿔 볼 때예요.`;
    case 'easierVariant':
      return `지금 이 운동은 ${why.args.repetitions}회쯤이 알맞아 보여요. 더 쉬운 ${by(why.args.workoutName)} 바꾸면 넉넉히 하면서 힘을 기를 수 있어요.`;
    case 'atTheTop':
      return `${why.args.repetitions}${unit}를 해내셨어요. 여기서 더 늘리지 않고 이어 가면 돼요.`;
    case 'thickerBand':
      return `${why.args.repetitions}${unit}를 해내셨어요. 더 두꺼운 밴드로 바꾸고 횟수를 줄여 시작해 보세요.`;
    case 'slowLowering':
      return `같은 무게를 ${why.args.times}번 하셔서, 이번에는 ${loweringWords(workout)} 3초에 걸쳐 천천히 해요. 그 대신 ${why.args.repetitions}${unit}만 해요.`;
    case 'pause':
      return `같은 무게를 ${why.args.times}번 하셔서, 이번에는 가장 힘든 곳에서 1초씩 멈춰요. 그 대신 ${why.args.repetitions}${unit}만 해요.`;
    case 'lighterOnce':
      return `같은 목표를 ${why.args.times}번 하셔서, 이번 한 번은 ${amount(why.args)} 가볍게 하고 다시 올라가요.`;
    case 'asDone':
      return `${why.args.times}번 이어서 ${withTo(load(why.args.doneKg))} 하셔서, 이번에는 그 무게에서 이어 가요.`;
  }
}

export function explainLightWeek(why: LightWeekWhy): string {
  return why.template === 'weeks'
    ? `${why.args.weeks}주를 쉬지 않고 이어 왔어요. 이번 주는 가볍게 하면 다음 주에 더 잘 올라가요.`
    : `${why.args.sessions}번 이어서 기록이 내려갔어요. 한 주 가볍게 쉬어 가 보세요.`;
}

function loadWords(kg: number | null, workout: Explained): string {
  const label = loadLabelOf(workout);
  if (kg === null) return '맨몸';
  if (label === LOAD_LABELS.assistance) return `보조 ${kg}kg`;
  return label === LOAD_LABELS.added ? `+${kg}kg` : `${kg}kg`;
}

/** kg is read 킬로그램, which takes 으로, as does 맨몸. */
function withTo(load: string): string {
  return `${load}으로`;
}

/** The lowering phase of a repetition: of the weight or the body, or the return of the machine. */
function loweringWords({ loadType }: Explained): string {
  switch (loadType) {
    case 'stack':
    case 'stackPerHand':
    case 'sled':
    case 'band':
      return '되돌아올 때';
    case 'bodyweight':
    case 'bodyweightLoadable':
      return '내려갈 때';
    default:
      return '내릴 때';
  }
}

function pauseWords(days: number): string {
  return days < 60 ? `${Math.floor(days / 7)}주` : `${Math.floor(days / 30)}개월`;
}
