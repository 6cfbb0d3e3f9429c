import type { AppProcess, HttpAnswer } from './app-process.js';
import type { TestMember } from './sign-up.js';

const FIRST_DAY = Date.UTC(1950, 0, 1);
const DAY_MS = 86_400_000;

/** Saves body data under a new date each time and records the answers: an acknowledged write must never disappear. */
export class AcknowledgedWrites {
  /** Dates answered with 201. */
  readonly acknowledged = new Set<string>();
  /** Dates answered with an error. */
  readonly refused = new Set<string>();
  /** Answers other than 201 and a proper 503: must stay empty. */
  readonly wrong: string[] = [];
  private days = 0;

  constructor(
    private readonly app: () => AppProcess,
    private readonly member: TestMember,
  ) {}

  /** Writes once. Returns the status, 0 if the connection broke: that write may or may not be saved. */
  async write(timeoutMs = 20_000): Promise<number> {
    const date = new Date(FIRST_DAY + this.days++ * DAY_MS).toISOString().slice(0, 10);
    const body = { date, height: 175, weight: 70, bodyFat: 16, muscleMass: 44, upDownBalance: 0.5 };
    const { token } = this.member;
    const answer = await this.app()
      .post('/api/bodyData', body, { token, timeoutMs })
      .catch(() => undefined);
    if (!answer) return 0;
    if (answer.status === 201) this.acknowledged.add(date);
    else {
      this.refused.add(date);
      if (!isProperRefusal(answer)) this.wrong.push(`${answer.status} ${answer.text}`);
    }
    return answer.status;
  }

  /** Acknowledged dates that are missing, and refused dates that are stored. */
  async differences(): Promise<{ lost: string[]; kept: string[] }> {
    const answer = await this.app().get<{ date: string }[]>('/api/bodyData', { token: this.member.token });
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    const there = new Set(answer.body.map(({ date }) => date));
    return {
      lost: [...this.acknowledged].filter(date => !there.has(date)),
      kept: [...this.refused].filter(date => there.has(date)),
    };
  }
}

/** A 503 with a Retry-After. */
export function isProperRefusal(answer: HttpAnswer): boolean {
  return (
    answer.status === 503 &&
    answer.body?.status === 'SERVICE_UNAVAILABLE_EXCEPTION' &&
    Number(answer.headers['retry-after']) >= 1
  );
}
