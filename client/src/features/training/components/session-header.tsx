import { css } from '@emotion/react';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { memo } from 'react';
import { useFocusKept } from '../../../shared/lib/use-focus-kept';
import { color, layer, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { MenuButton } from '../../../shared/ui/menu-button';
import type { MenuItem } from '../../../shared/ui/menu-button';
import { useNow } from '../hooks/use-now';
import { clockText } from '../lib/set-text';
import { SyncChip } from './sync-chip';
import { WayBack } from './way-back';

interface SessionHeaderProps {
  title: string;
  startedAt: string;
  done: number;
  sets: number;
  menu: readonly MenuItem[];
  onFinish: () => void;
}

function Elapsed({ since }: { since: string }) {
  const now = useNow();
  return <>{clockText((now - Date.parse(since)) / 1000)}</>;
}

const BAR = css({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 64,
  marginInline: 'calc(var(--gutter) * -1)',
  paddingInline: 'calc(var(--gutter) - 12px) var(--gutter)',
  paddingTop: 'env(safe-area-inset-top)',
  background: color('bg'),
  '@media (min-width: 768px)': { top: 'var(--nav-height)' },
  [media.short]: { position: 'static' },
  [media.tiny]: { flexWrap: 'wrap', justifyContent: 'flex-end' },
});
const WORDS = css({
  flex: 1,
  minWidth: 0,
  [media.tiny]: { order: 1, flexBasis: '100%', paddingLeft: space(3) },
});
const TITLE = css(text.title, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.3,
});
const FACTS = css(text.caption, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(2),
  color: color('text-2'),
  fontVariantNumeric: 'tabular-nums',
  // The text about the sets changes often: on a line of its own it moves nothing.
  [media.phoneOnly]: { flexDirection: 'column', alignItems: 'flex-start' },
});

/** Stays at the top: time, progress, whether everything is saved, and the exit. */
export function SessionHeader({ title, startedAt, done, sets, menu, onFinish }: SessionHeaderProps) {
  useFocusKept();
  return (
    <header css={BAR}>
      <WayBack to="/training" label="나가기, 기록은 그대로 있어요" />
      <div css={WORDS}>
        <h1 css={TITLE}>{title}</h1>
        <p css={FACTS}>
          <span>
            <Elapsed since={startedAt} /> ·&nbsp;{done}/{sets}세트
          </span>
          <SyncChip />
        </p>
      </div>
      <Ways menu={menu} done={done === sets} onFinish={onFinish} />
    </header>
  );
}

const Ways = memo(function Ways(props: { menu: readonly MenuItem[]; done: boolean; onFinish: () => void }) {
  return (
    <>
      <MenuButton label="운동 기록 메뉴" icon={<EllipsisVertical size={22} />} items={props.menu} />
      <Button size="small" variant={props.done ? 'primary' : 'secondary'} onClick={props.onFinish}>
        끝내기
      </Button>
    </>
  );
});
