import { currentRequest } from '../../src/common/http/request-context.js';
import { eventually } from './eventually.js';
import type { Answer, TestApp } from './test-app.js';

export interface SentCall {
  name: string;
  /** Sends it with these headers. */
  send: (headers: Record<string, string>) => Promise<Answer>;
}

/**
 * Sends everything at once; `happens` after the last call was let in and has read what it reads first, before any writes.
 *
 * @returns the answers, and the calls that were about to write
 */
export async function answersMeanwhile(
  { database }: TestApp,
  calls: readonly SentCall[],
  happens: () => Promise<unknown>,
): Promise<{ answers: Map<string, Answer>; wrote: string[] }> {
  const write = database.write.bind(database);
  const answers = new Map<string, Answer>();
  const waiting = new Set<string>();
  let begin = (): void => undefined;
  const begun = new Promise<void>(resolve => {
    begin = resolve;
  });
  database.write = async (work, options) => {
    const request = currentRequest();
    if (request && calls.some((_, at) => idOf(at) === request.requestId)) {
      waiting.add(request.requestId);
      await begun;
    }
    return write(work, options);
  };
  try {
    const sent = calls.map(async ({ name, send }, at) => {
      answers.set(name, await send({ 'x-request-id': idOf(at) }));
    });
    await eventually(() =>
      calls.forEach(({ name }, at) =>
        expect([name, waiting.has(idOf(at)) || answers.has(name)]).toEqual([name, true]),
      ),
    );
    await happens();
    begin();
    await Promise.all(sent);
  } finally {
    database.write = write;
  }
  return { answers, wrote: calls.filter((_, at) => waiting.has(idOf(at))).map(({ name }) => name) };
}

const idOf = (at: number): string => `meanwhile-${at}`;
