import { Injectable } from '@nestjs/common';
import { BodyDataService } from '../../body-data/public.js';
import { Clock } from '../../common/time/clock.js';
import { ageInYears, koreanDate } from '../../common/time/korean-date.js';
import { Members } from '../../members/public.js';

/** Minutes of endurance a week, moderate or harder; a hard one counts as two. Children and adolescents have a recommendation of their own. */
const CARDIO = { ...{ least: 150, most: 300 }, source: 'WHO 2020 (doi 10.1136/bjsports-2020-102955)' };

/** Ten sets per week and body part grow muscle best, more than twenty add little (trained adults; beginners gain with fewer). */
const SETS = {
  ...{ low: 10, high: 20 },
  source: 'Schoenfeld 2017 (J Sports Sci 35:1073), Baz-Valle 2022 (J Hum Kinet 81:199)',
};

const ADULT_FROM_AGE = 18;

/** What a member is recommended to do in a week: nothing below 18, where the sources studied adults, and nothing to the severely thin. */
@Injectable()
export class RecommendedAmounts {
  constructor(
    private readonly members: Members,
    private readonly bodies: BodyDataService,
    private readonly clock: Clock,
  ) {}

  async cardio(userId: number): Promise<typeof CARDIO | null> {
    return (await this.areFor(userId)) ? CARDIO : null;
  }

  async sets(userId: number): Promise<typeof SETS | null> {
    return (await this.areFor(userId)) ? SETS : null;
  }

  private async areFor(userId: number): Promise<boolean> {
    const [member, isThin] = await Promise.all([
      this.members.find(userId),
      this.bodies.isSeverelyThin(userId),
    ]);
    const today = koreanDate(this.clock.now());
    return member !== null && !isThin && ageInYears(member.birthDate, today) >= ADULT_FROM_AGE;
  }
}
