import { dotted, formatNumber, formatWon } from '../../../shared/lib/format';
import { allergenName } from '../../../shared/widgets/health/allergen-name';
import { Paper } from '../../../shared/widgets/print/paper';
import type { RecommendedSupplement, SupplementResult } from '../api/recommendation.types';
import { chosenUnit } from '../lib/supplement-set';
import type { UnitChoice } from '../lib/supplement-set';

interface SupplementPaperProps {
  result: SupplementResult;
  choiceOf: (item: RecommendedSupplement) => UnitChoice;
  /** Won. */
  total: number;
}

/** The whole set on one page: products, amounts and times, cost, cautions. */
export function SupplementPaper({ result, choiceOf, total }: SupplementPaperProps) {
  const { recommends, purpose, refusals, notes } = result;
  return (
    <Paper label="인쇄할 표">
      <h1>추천 보충제</h1>
      <p>{dotted(purpose)}</p>
      <table css={{ marginTop: '5mm' }}>
        <thead>
          <tr>
            <th>제품</th>
            <th>하루에</th>
            <th>한 달 값</th>
            <th>확인할 점</th>
          </tr>
        </thead>
        <tbody>
          {recommends.map(item => {
            const choice = choiceOf(item);
            const { servings, packs, packsPrice } = chosenUnit(item, choice);
            const minded = [
              ...(item.allergens.length > 0 ? [`${item.allergens.map(allergenName).join(', ')} 함유`] : []),
              ...item.cautions,
            ];
            return (
              <tr key={item.id}>
                <td>
                  <strong>{item.koreanName}</strong>
                  <small>{dotted([choice.flavorName, `${formatNumber(servings)}회분`])}</small>
                </td>
                <td>
                  {item.doseText}
                  {item.timing && <small>{item.timing}</small>}
                </td>
                <td css={{ whiteSpace: 'nowrap' }}>
                  {formatWon(packsPrice)}
                  {packs > 1 && <small>{packs}통</small>}
                </td>
                <td>
                  {minded.map(each => (
                    <small key={each}>{each}</small>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p css={{ marginTop: '3mm', fontWeight: 700 }}>모두 {formatWon(total)}</p>
      {[...refusals.map(({ reason }) => reason), ...notes].map(line => (
        <p key={line} css={{ marginTop: '2mm' }}>
          {line}
        </p>
      ))}
      <p css={{ marginTop: '5mm' }}>
        <small>
          약을 먹고 있거나 질환이 있다면 먼저 전문가와 상담해 주세요. 의료 조언이 아니에요. ·&nbsp;루틴업
        </small>
      </p>
    </Paper>
  );
}
