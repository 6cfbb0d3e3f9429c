import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { daysBetween } from '../../../shared/lib/calendar';
import { color, media, radius, space, text } from '../../../shared/theme/theme';
import type { BodyData } from '../../../shared/widgets/body-data/body-data.api';
import { fetchHealth, healthKey } from '../../../shared/widgets/health/health.api';
import { RefillLine } from '../components/refill-line';
import type { HealthNotes } from '../../../shared/widgets/health/health.api';

interface Hint {
  text: string;
  to: string;
  /** Comes before what runs out. */
  urgent: boolean;
}

/** An older record counts as outdated. */
const BODY_DAYS = 30;

/** The most useful known hint: an open health question, a light week, then an outdated body record. */
export function hintOf(
  {
    health,
    body,
    lightWeek,
  }: {
    health: HealthNotes | undefined;
    body: BodyData | null | undefined;
    lightWeek: string | null;
  },
  today: string,
): Hint | null {
  if (health && health.questions.length > 0)
    return { text: '건강 정보에 확인할 것이 있어요.', to: '/mypage/health', urgent: true };
  const days = body ? daysBetween(body.date, today) : 0;
  if (lightWeek) return { text: lightWeek, to: '/week', urgent: true };
  if (days > BODY_DAYS)
    return {
      ...{ text: `몸을 기록한 지 ${days}일 됐어요. 지금 몸을 알려 주세요.`, to: '/mypage/fixbodyinfo' },
      urgent: false,
    };
  return null;
}

interface TodayHintProps {
  today: string;
  body: BodyData | null | undefined;
  lightWeek: string | null;
}

/** One plain line with the current hint or what runs out, or none: never both. */
export function TodayHint({ today, body, lightWeek }: TodayHintProps) {
  // Fetched elsewhere: this part does not wait for it.
  const { data: health } = useQuery({ queryKey: healthKey, queryFn: fetchHealth, enabled: false });
  const hint = hintOf({ health, body, lightWeek }, today);
  const line = hint && <HintLine {...hint} />;
  return hint?.urgent ? line : <RefillLine otherwise={line} />;
}

function HintLine({ text: words, to }: Hint) {
  return (
    <Link
      to={to}
      css={[
        text.body2,
        {
          display: 'flex',
          alignItems: 'center',
          gap: space(2),
          minHeight: 48,
          padding: space(2, 4),
          borderRadius: radius.control,
          background: color('surface-2'),
          [media.hover]: { '&:hover': { background: color('surface-3') } },
        },
      ]}
    >
      <span css={{ flex: 1 }}>{words}</span>
      <ChevronRight aria-hidden size={18} color={color('text-3')} css={{ flex: 'none' }} />
    </Link>
  );
}
