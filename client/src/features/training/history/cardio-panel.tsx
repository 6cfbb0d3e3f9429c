import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import type { CardioHistory } from '../api/training-history.api';
import { useCardioHistory } from '../hooks/use-history';
import { CARDIO_NAMES, distanceText, durationText, paceText } from '../lib/cardio-text';
import { QueryPart } from './query-part';
import { WeekChart } from './week-chart';
import { dotted } from '../../../shared/lib/format';

const WEEKS = 12;

/** 유산소: minutes per week, against the recommendation where there is one, and the bests of each kind. */
export function CardioPanel() {
  const query = useCardioHistory(WEEKS);
  return (
    <QueryPart query={query} loading="유산소 기록을 불러오고 있어요">
      {({ weeks, recommended, bests }) => (
        <div css={{ display: 'grid', gap: space(4) }}>
          <Card>
            <WeekChart
              title="주마다 유산소"
              unit="분"
              weeks={weeks.map(({ monday, countedMinutes }) => ({ monday, value: countedMinutes }))}
              {...(recommended && {
                range: { low: recommended.least, high: recommended.most },
                noteOf: (minutes: number) => noteOf(minutes, recommended),
              })}
            />
            <p css={[text.caption, { marginTop: space(2), color: color('text-2') }]}>
              말은 할 수 있는 세기로 한 시간이에요. 몇 마디만 할 수 있게 힘든 1분은 2분으로 세고, 노래할 수
              있는 세기는 세지 않아요.
            </p>
          </Card>
          <Bests bests={bests} />
        </div>
      )}
    </QueryPart>
  );
}

function noteOf(minutes: number, { least }: NonNullable<CardioHistory['recommended']>): string {
  return minutes >= least ? '권하는 만큼 했어요' : `${least}분까지 ${least - minutes}분 남았어요`;
}

function Bests({ bests }: Pick<CardioHistory, 'bests'>) {
  return (
    <section aria-label="최고 기록">
      <h2 css={[text.h2, { marginBottom: space(3) }]}>최고 기록</h2>
      <ul css={{ display: 'grid', gap: space(2) }}>
        {bests.map(({ kind, sessions, longestSeconds, farthestMeters, secondsPerKm }) => (
          <Card as="li" key={kind} padding={4}>
            <div css={{ display: 'flex', justifyContent: 'space-between', gap: space(2) }}>
              <strong css={text.body2}>{CARDIO_NAMES[kind]}</strong>
              <span css={[text.small, { color: color('text-2') }]}>{sessions}번</span>
            </div>
            <p css={[text.small, { color: color('text-2'), fontVariantNumeric: 'tabular-nums' }]}>
              {dotted([
                `가장 오래 ${durationText(longestSeconds)}`,
                farthestMeters !== null && `가장 멀리 ${distanceText(farthestMeters)}`,
                secondsPerKm !== null && `가장 빠르게 ${paceText(kind, secondsPerKm)}`,
              ])}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
