import type { Condition, Medicine } from '../../../../catalogue/catalogue.vocabulary.js';
import type { SupplementMember } from '../supplement-engine.types.js';
import { ADULT_AGE } from './member-circumstances.js';

/** How labels name the conditions and medicines that a member can state. */
const NAMES: Record<Exclude<Condition, '약물 복용'> | Exclude<Medicine, '기타'>, RegExp> = {
  '신장 질환': /신장|콩팥/u,
  '간 질환': /간\s?질환|간장\s?질환|간이 |간\s?기능|간염|간경/u,
  '심장 질환': /심장|심혈관|부정맥|심부전|협심증/u,
  고혈압: /고혈압|혈압이 높/u,
  당뇨: /당뇨|혈당이 높/u,
  골다공증: /골다공증/u,
  '최근 수술': /수술/u,
  임신: /임신|임산부|임부/u,
  '출산 후': /출산 후|산후/u,
  수유: /수유/u,
  '녹내장·망막 질환': /녹내장|망막/u,
  탈장: /탈장/u,
  항응고제: /항응고|와파린|피를 묽게|혈액 응고|항혈소판|아스피린|혈전/u,
  혈압약: /혈압약|혈압강하제|강압제/u,
  당뇨약: /당뇨약|혈당강하제/u,
  갑상선약: /갑상선약|갑상선 약|갑상선호르몬/u,
  항우울제: /항우울제/u,
  항생제: /항생제/u,
};
const YOUNG = /어린이|청소년|미성년/u;
/** Words that mean "do not", not "ask first". */
const FORBIDS =
  /마세요|말 것|말아|마십시오|피하|피할|피해|삼가|자제|금지|금하|금할|금합니다|안 돼요|안 됩니다/u;

/** Whether a label's own cautions forbid the product for this member, whatever conditions the product declares. */
export function labelForbids(
  cautions: readonly string[],
  { ageYears, conditions, medicines }: Pick<SupplementMember, 'ageYears' | 'conditions' | 'medicines'>,
): boolean {
  const told = [...conditions, ...medicines].flatMap(one =>
    one === '약물 복용' || one === '기타' ? [] : [NAMES[one]],
  );
  const names = ageYears < ADULT_AGE ? [...told, YOUNG] : told;
  return cautions.some(caution => FORBIDS.test(caution) && names.some(name => name.test(caution)));
}
