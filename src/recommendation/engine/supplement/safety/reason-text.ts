import { object, subject } from '../../particles.js';

/** Why a member has to ask first or gets only some ingredients: what they are, have, take or answered. */
export type Reason = { is: string } | { has: string } | { takes: string } | { answered: 'yes' };

/** A predicate inside a sentence: before a request (-니) and before a statement (-서). */
interface Clause {
  and: string;
  request: string;
  statement: string;
}

const listed = (names: readonly string[]): string => [...new Set(names)].join('·');
const has = (name: string): Clause => {
  const subjectOf = subject(name);
  return { and: `${subjectOf} 있고`, request: `${subjectOf} 있으니`, statement: `${subjectOf} 있어서` };
};

function clausesOf(reasons: readonly Reason[]): Clause[] {
  const are = listed(reasons.flatMap(reason => ('is' in reason ? [reason.is] : [])));
  const have = listed(reasons.flatMap(reason => ('has' in reason ? [reason.has] : [])));
  const take = object(listed(reasons.flatMap(reason => ('takes' in reason ? [reason.takes] : []))));
  return [
    ...(are ? [{ and: `${are}이고`, request: `${are}이니`, statement: `${are}이라` }] : []),
    ...(have ? [has(have)] : []),
    ...(reasons.some(reason => 'takes' in reason)
      ? [{ and: `${take} 드시고`, request: `${take} 드시니`, statement: `${take} 드셔서` }]
      : []),
    ...(reasons.some(reason => 'answered' in reason) ? [has('운동 전 확인에 ‘예’')] : []),
  ];
}

/** Joins all reasons into one clause without repetition: `심장 질환·당뇨가 있고 혈압약을 드시니`. */
export function because(reasons: readonly Reason[], before: 'request' | 'statement'): string {
  const clauses = clausesOf(reasons);
  return clauses.map((clause, index) => (index < clauses.length - 1 ? clause.and : clause[before])).join(' ');
}

/** The single sentence for a product to ask about, whatever the number of reasons. */
export function askText(reasons: readonly Reason[]): string {
  const isAboutMedicines = reasons.every(reason => 'takes' in reason);
  const request = isAboutMedicines
    ? '함께 드셔도 되는지 먼저 의사나 약사와 상담하세요'
    : '드시기 전에 의사와 상담하세요';
  return `${because(reasons, 'request')} ${request}`;
}
