import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { RadioChips } from '../../../shared/ui/radio-chips';
import { Segmented } from '../../../shared/ui/segmented';
import { StatTile } from '../../../shared/ui/stat-tile';
import type { CardioEffort, ImportPreview, WeightUnit } from '../api/training-import.api';
import { EFFORT_TEXTS } from '../lib/cardio-text';
import { daysText, FORMAT_NAMES } from './import-text';

const UNITS = [
  { value: 'kg', label: 'kg' },
  { value: 'lb', label: 'lb' },
] as const;

const EFFORTS = (Object.keys(EFFORT_TEXTS) as CardioEffort[]).map(value => ({
  value,
  label: EFFORT_TEXTS[value],
}));

interface ImportSummaryProps {
  preview: ImportPreview;
  unit: WeightUnit | null;
  onUnit: (unit: WeightUnit) => void;
  effort: CardioEffort | null;
  onEffort: (effort: CardioEffort) => void;
}

/** What would be imported, and what would not. */
export function ImportSummary({ preview, unit, onUnit, effort, onEffort }: ImportSummaryProps) {
  const { format, sessions, sets, cardio, firstDate, lastDate, unitNeeded, effortNeeded } = preview;
  return (
    <Card as="section" aria-labelledby="import-summary">
      <h2 id="import-summary" css={text.title}>
        {sessions > 0 ? `${FORMAT_NAMES[format]} 기록을 읽었어요` : '새로 가져올 기록이 없어요'}
      </h2>
      {firstDate && lastDate && (
        <p css={[text.body2, { marginTop: space(1), color: color('text-2') }]}>
          {daysText(firstDate, lastDate)}
        </p>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(4) }}>
        <StatTile label="운동" value={formatNumber(sessions)} unit="번" highlighted={sessions > 0} />
        <StatTile label="세트" value={formatNumber(sets)} unit="개" highlighted={sets > 0} />
        {cardio > 0 && <StatTile label="그중 유산소" value={formatNumber(cardio)} unit="번" highlighted />}
      </div>
      <LeftOut preview={preview} />
      {effortNeeded && (
        <div css={{ marginTop: space(5) }}>
          <RadioChips<CardioEffort | null>
            legend="파일에는 유산소가 얼마나 힘들었는지 없어요. 대체로 어땠나요?"
            options={EFFORTS}
            least="12rem"
            value={effort}
            onChange={next => next && onEffort(next)}
          />
        </div>
      )}
      {unitNeeded && (
        <div css={{ marginTop: space(5) }}>
          <p css={[text.body2, { marginBottom: space(2), fontWeight: 600 }]}>
            이 파일에는 무게의 단위가 없어요. 어느 단위로 기록했나요?
          </p>
          <Segmented label="무게의 단위" value={unit} options={UNITS} onChange={onUnit} />
        </div>
      )}
    </Card>
  );
}

/** What is left out, with the reason. */
function LeftOut({ preview }: { preview: ImportPreview }) {
  const { duplicates, leftOut, doubted, refusedCount } = preview;
  const facts = [
    duplicates > 0 && `이미 있는 ${formatNumber(duplicates)}세트는 빼고 가져와요.`,
    leftOut > 0 && `운동을 모르거나 빼기로 한 ${formatNumber(leftOut)}세트는 가져오지 않아요.`,
    refusedCount > 0 && `읽을 수 없는 ${formatNumber(refusedCount)}줄은 가져오지 않아요.`,
    doubted > 0 &&
      `${formatNumber(doubted)}세트는 무게가 평소와 많이 달라요. 가져오지만 다음 무게를 정할 때는 쓰지 않아요.`,
  ].filter(fact => fact !== false);
  if (facts.length === 0) return null;
  return (
    <ul css={[text.small, { display: 'grid', gap: space(1), marginTop: space(4), color: color('text-2') }]}>
      {facts.map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
