import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { JobFailure } from '../../infrastructure/jobs/job-handler.js';
import { answerText } from '../answer-text.js';
import { reportedRow, type ReportedRow } from './reported-row.js';

/** 건강기능식품 품목제조신고(원재료) */
const SERVICE = 'C003';

/** Messages for the codes that need a person; any other code is retried. */
const REFUSALS: Record<string, string> = {
  'INFO-100': '식품안전나라가 인증키를 모른다고 해요. 키를 확인해 주세요.',
  'INFO-300': '오늘 부를 수 있는 횟수를 다 썼어요. 내일 이어서 가져와 주세요.',
  'INFO-400': '이 인증키로는 건강기능식품 목록을 볼 수 없어요. 활용 신청을 확인해 주세요.',
  'ERROR-310': '식품안전나라에 이 서비스가 없어요. 주소를 확인해 주세요.',
};
const NO_MORE_ROWS = 'INFO-200';
const FINE = 'INFO-000';

export interface ReportedPage {
  /** Without the rows that lack a required field. */
  rows: ReportedRow[];
  total: number;
}

interface Answer {
  total_count?: string | number;
  row?: unknown[];
  RESULT?: { CODE?: string };
}

/** The ministry's open API of reported products. */
@Injectable()
export class FoodSafetySource {
  readonly limits = {
    /** Timeout per response, ms. */
    answerMs: 30_000,
    /** Largest response, bytes: ten times what 200 large rows take. */
    bytes: 16_000_000,
  };

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get configured(): boolean {
    return this.config.foodSafety.key !== '';
  }

  /**
   * Rows `first` to `last`, counted from 1; empty after the last row.
   * @throws JobFailure when a retry is of no use; any other error for a missing or truncated response
   */
  async page(first: number, last: number, signal: AbortSignal): Promise<ReportedPage> {
    const { key, url } = this.config.foodSafety;
    const address = new URL(`/api/${encodeURIComponent(key)}/${SERVICE}/json/${first}/${last}`, url);
    const timeout = AbortSignal.timeout(this.limits.answerMs);
    const response = await fetch(address, { signal: AbortSignal.any([signal, timeout]) });
    const text = await answerText(response, this.limits.bytes);
    // The URL contains the key, so the error must not name it.
    if (!response.ok) throw new Error(`the food safety API answered ${response.status}`);
    const answer = answerIn(text);
    const code = answer.RESULT?.CODE ?? (answer.row ? FINE : '');
    if (REFUSALS[code] !== undefined) throw new JobFailure(REFUSALS[code]);
    if (code === NO_MORE_ROWS) return { rows: [], total: 0 };
    const total = Number(answer.total_count);
    if (code !== FINE || !Array.isArray(answer.row) || !Number.isSafeInteger(total))
      throw new Error(`the food safety API answered ${code || 'without a code'}`);
    if (answer.row.length === 0 && total >= first)
      throw new Error('the food safety API answered no rows where there are more');
    return { rows: answer.row.flatMap(row => reportedRow(row) ?? []), total };
  }
}

/** A response with rows is wrapped in the service's name; an error is not. */
function answerIn(text: string): Answer {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new Error('the food safety API answered no JSON', { cause });
  }
  if (typeof parsed !== 'object' || parsed === null) throw new Error('the food safety API answered nothing');
  const named = (parsed as Record<string, unknown>)[SERVICE];
  return (typeof named === 'object' && named !== null ? named : parsed) as Answer;
}
