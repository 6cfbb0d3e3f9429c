import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { JobFailure } from '../../infrastructure/jobs/job-handler.js';
import { answerText } from '../answer-text.js';
import type { Offer } from './entities/price-offers.entity.js';
import { offerOf } from './offer.js';

/** Messages for refusals that need a person; any other error is retried. */
const REFUSALS: Record<string, string> = {
  '401':
    '네이버가 클라이언트 아이디나 시크릿을 모른다고 해요. 애플리케이션의 키와 검색 API 사용 설정을 확인해 주세요.',
  '403': '네이버가 이 주소에서 부르는 것을 허락하지 않아요. 애플리케이션 설정을 확인해 주세요.',
  '404': '네이버에 쇼핑 검색이 없어요. 서버 설정의 주소를 확인해 주세요.',
};
const DAY_IS_OVER = '오늘 부를 수 있는 횟수를 다 썼어요. 내일 이어서 찾아 주세요.';
/** Too many calls in one second, though some of the day's quota is left. */
const TOO_FAST = '012';

export interface OfferPage {
  offers: Offer[];
  /** Number of all matches. */
  total: number;
}

interface Answer {
  total?: unknown;
  items?: unknown[];
  errorCode?: unknown;
}

/** Naver's shopping search, with the operator's API key. */
@Injectable()
export class ShoppingSource {
  readonly limits = {
    /** Timeout per response, ms. */
    answerMs: 10_000,
    /** Largest response, bytes: a hundred items take a tenth of it. */
    bytes: 2_000_000,
    /** Items per page: the API's maximum. */
    items: 100,
  };

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get configured(): boolean {
    const { clientId, clientSecret } = this.config.shopping;
    return clientId !== '' && clientSecret !== '';
  }

  /**
   * Finds what is sold new in Korea under this name, best match first; empty for a name that cannot be searched.
   * @param first counted from 1
   * @throws JobFailure when a retry is of no use; any other error for a missing or truncated response
   */
  async search(query: string, first: number, signal: AbortSignal): Promise<OfferPage> {
    const { clientId, clientSecret, url } = this.config.shopping;
    const address = new URL('/v1/search/shop.json', url);
    address.search = new URLSearchParams({
      query,
      display: String(this.limits.items),
      start: String(first),
      sort: 'sim',
      exclude: 'used:rental:cbshop',
    }).toString();
    const response = await fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(this.limits.answerMs)]),
      headers: { 'X-Naver-Client-Id': clientId, 'X-Naver-Client-Secret': clientSecret },
      // A redirect must not receive the key.
      redirect: 'error',
    });
    const answer = answerIn(await answerText(response, this.limits.bytes));
    const { status } = response;
    if (status === 400) return { offers: [], total: 0 };
    if (status === 429 && answer?.errorCode !== TOO_FAST) throw new JobFailure(DAY_IS_OVER);
    const refusal = REFUSALS[String(status)];
    if (refusal !== undefined) throw new JobFailure(refusal);
    const total = Number(answer?.total);
    if (!response.ok || !Array.isArray(answer?.items) || !Number.isSafeInteger(total))
      throw new Error(`the shopping search answered ${status} without items`);
    return { offers: answer.items.flatMap(item => offerOf(item) ?? []), total };
  }
}

/** Null for anything but JSON: gateways answer faults with HTML pages. */
function answerIn(text: string): Answer | null {
  try {
    return JSON.parse(text) as Answer | null;
  } catch {
    return null;
  }
}
