import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../shared/lib/format';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import { Skeleton } from '../../../shared/ui/skeleton';
import { StatTile } from '../../../shared/ui/stat-tile';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { bodyKeys, fetchBodyHistory } from '../../../shared/widgets/body-data/body-data.api';
import { BODY_FIGURES } from '../../../shared/widgets/body-data/body-figures';
import { isSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { changeSinceLastMonth } from '../lib/body-change';

/** Muscle up and fat down are good news. */
const TILES = [
  { figure: 'muscleMass', good: 1 },
  { figure: 'bodyFat', good: -1 },
] as const;

/** Height of a tile with a change; a tile without one is as tall. */
const HEIGHT = 90;

/** Muscle and fat today, and the change since last month; links to the history. */
export function BodyTiles() {
  const history = useQuery({ queryKey: bodyKeys.history, queryFn: fetchBodyHistory });
  const latest = history.data?.[0];
  // Less fat is no good news for them.
  const tiles = isSeverelyThin(latest) ? TILES.filter(({ good }) => good > 0) : TILES;
  if (history.isLoadingError) {
    return (
      <div css={{ minHeight: HEIGHT }}>
        <LoadFailureLine query={history} what="몸 기록을" />
      </div>
    );
  }
  if (history.data && !latest) {
    return (
      <Link
        to="/mypage/fixbodyinfo"
        css={[
          text.body2,
          {
            display: 'block',
            padding: space(4),
            borderRadius: radius.control,
            background: color('brand-tint'),
            color: color('brand-text'),
            fontWeight: 600,
          },
        ]}
      >
        몸 정보를 입력하면 변화를 볼 수 있어요 ›
      </Link>
    );
  }
  return (
    <Link
      to="/mypage/bodyhistory"
      css={{
        position: 'relative',
        display: 'flex',
        // Tiles stack where two have no room for their words.
        [media.tiny]: { flexWrap: 'wrap' },
        minHeight: HEIGHT,
        gap: space(2),
        borderRadius: radius.control,
      }}
    >
      {tiles.map(({ figure, good }) => {
        if (!latest || !history.data) return <Skeleton key={figure} height={HEIGHT} />;
        const { label, unit, of } = BODY_FIGURES[figure];
        const change = changeSinceLastMonth(history.data, figure);
        return (
          <StatTile
            key={figure}
            label={label}
            value={formatNumber(of(latest))}
            unit={unit}
            note={
              change && (
                <span
                  css={{
                    fontWeight: 600,
                    color: color(change.difference * good > 0 ? 'success-text' : 'text-2'),
                  }}
                >
                  {change.text}
                </span>
              )
            }
          />
        );
      })}
      <VisuallyHidden>몸 변화 기록 보기</VisuallyHidden>
    </Link>
  );
}
