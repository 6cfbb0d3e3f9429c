import type { BodyData } from '../../body-data/public.js';
import { ageInYears } from '../../common/time/korean-date.js';
import type { User } from '../../members/public.js';
import type { EngineMember } from '../engine/strength/strength.types.js';

export class BodyHistory {
  private readonly known = new Map<string, EngineMember>();

  /** @param bodies oldest first, at least one */
  constructor(
    private readonly user: Pick<User, 'id' | 'sex' | 'birthDate'>,
    private readonly bodies: readonly BodyData[],
  ) {}

  /** The body on a date, including data recorded that day; before the first record, the first one. */
  on(date: string): EngineMember {
    const body = this.bodies.findLast(each => each.date <= date) ?? this.bodies[0]!;
    const ageYears = ageInYears(this.user.birthDate, date);
    const key = `${body.id} ${ageYears}`;
    const member = this.known.get(key) ?? this.member(body, ageYears);
    this.known.set(key, member);
    return member;
  }

  /** Everything that `on` returns for days up to a date, for comparison: equal if `on` would return the same. */
  upTo(date: string): unknown {
    const first = this.bodies[0]!;
    const { sex, birthDate } = this.user;
    return [sex, birthDate, this.bodies.filter(body => body === first || body.date <= date)];
  }

  private member(body: BodyData, ageYears: number): EngineMember {
    return {
      sex: this.user.sex,
      ageYears,
      heightCm: body.height,
      weightKg: body.weight,
      bodyFatPercent: body.bodyFat,
      muscleMassPercent: body.muscleMass,
      upDownBalance: body.upDownBalance,
      compositionSource: body.compositionSource,
      memberKey: this.user.id,
    };
  }
}
