import { useQuery } from '@tanstack/react-query';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { fetchWeekGains, weekGainsKey } from '../api/week.api';
import { WEEKDAYS } from '../../../shared/lib/calendar';
import { withOneMoreDay, withTenMoreMinutes } from './week-wishes';
import type { WeekWishes } from './week-wishes';

type Gains = Awaited<ReturnType<typeof fetchWeekGains>>;

/** A longer search's result for the shown week; null if there is none, undefined until known. */
export function useWeekGains(historyId: number | null): Gains | undefined {
  const { data } = useQuery({
    queryKey: weekGainsKey(historyId ?? 0),
    queryFn: ({ signal }) => fetchWeekGains(historyId!, signal),
    enabled: historyId !== null,
    staleTime: Infinity,
    retry: false,
  });
  return data;
}

interface WeekGainsProps {
  gains: Gains | undefined;
  onWish: (more: (wishes: WeekWishes) => WeekWishes) => void;
}

/** The minimum gain of one more day or ten more minutes, each taken by one press; nothing until known. */
export function WeekGains({ gains, onWish }: WeekGainsProps) {
  const { oneMoreDay, tenMoreMinutes } = gains ?? {};
  if (!oneMoreDay && !tenMoreMinutes) return null;
  return (
    <Card as="section" variant="fill" aria-label="시간을 더 내면">
      <h2 css={text.title}>시간을 더 내면</h2>
      <div css={{ display: 'grid', gap: space(2), marginTop: space(2) }}>
        {oneMoreDay && (
          <Gain
            time={oneMoreDay.day === null ? '하루 더 하면' : `${WEEKDAYS[oneMoreDay.day - 1]}요일에도 하면`}
            gainPercent={oneMoreDay.gainPercent}
            action="하루 더하기"
            onPress={() => onWish(withOneMoreDay(oneMoreDay.day))}
          />
        )}
        {tenMoreMinutes && (
          <Gain
            time="날마다 10분 더 하면"
            gainPercent={tenMoreMinutes.gainPercent}
            action="10분 더하기"
            onPress={() => onWish(withTenMoreMinutes)}
          />
        )}
      </div>
      <p css={[text.small, { marginTop: space(2), color: color('text-2') }]}>
        부위마다 세트가 알맞은지, 운동이 효과적인지 매긴 점수로 견줬어요.
      </p>
    </Card>
  );
}

interface GainProps {
  time: string;
  gainPercent: number;
  action: string;
  onPress: () => void;
}

function Gain({ time, gainPercent, action, onPress }: GainProps) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 3) }}>
      <p css={[text.body2, { flex: '1 1 180px' }]}>
        {time} 적어도 <strong>{gainPercent}%</strong> 더 좋은 주예요.
      </p>
      <Button size="small" variant="secondary" onClick={onPress}>
        {action}
      </Button>
    </div>
  );
}
