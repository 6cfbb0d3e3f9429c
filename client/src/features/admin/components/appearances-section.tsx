import { useMutation } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { detailOf } from '../../../shared/api/api.error';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import type { Appearances } from '../api/appearances.api';

interface AppearancesSectionProps {
  ask: () => Promise<Appearances>;
  /** Sends the typed values, not the stored ones. */
  typed?: boolean;
}

/** How the engine uses the row: which typical requests it answers with it. On demand, because it takes a while to compute. */
export function AppearancesSection({ ask, typed = false }: AppearancesSectionProps) {
  const tried = useMutation({ mutationFn: ask });
  return (
    <section css={{ display: 'grid', gap: space(2), justifyItems: 'start' }}>
      <h3 css={text.title}>추천에 나오는 경우</h3>
      <p css={[text.small, { color: color('text-2') }]}>
        흔한 요청을 추천 엔진에 넣어 이 항목이 나오는지 보여 줘요.{' '}
        {typed ? '지금 적은 내용으로 계산하고, 저장하지는 않아요.' : '저장된 내용으로 계산해요.'}
      </p>
      {tried.isError && <Notice tone="error">{detailOf(tried.error)}</Notice>}
      {tried.data && <Found {...tried.data} />}
      <Button
        size="small"
        variant="secondary"
        icon={<FlaskConical aria-hidden size={16} />}
        loading={tried.isPending}
        onClick={() => tried.mutate()}
      >
        {tried.data ? '다시 해 보기' : '추천 엔진으로 해 보기'}
      </Button>
    </section>
  );
}

function Found({ hidden, tried, found }: Appearances) {
  if (hidden) return <Notice tone="info">숨긴 항목이라 추천하지 않아요.</Notice>;
  if (found.length === 0)
    return (
      <Notice tone="info">흔한 요청 {tried}가지 가운데 나오는 것이 없어요. 다른 항목이 먼저예요.</Notice>
    );
  return (
    <div role="status" css={{ width: '100%' }}>
      <p css={text.body2}>
        흔한 요청 {tried}가지 가운데 <strong>{found.length}가지</strong>에 나와요.
      </p>
      <ul css={{ margin: space(2, 0, 0), padding: 0, listStyle: 'none' }}>
        {found.map(({ request, place }) => (
          <li
            key={request}
            css={[
              text.body2,
              {
                display: 'flex',
                justifyContent: 'space-between',
                gap: space(3),
                padding: space(1.5, 0),
                borderTop: `1px solid ${color('line')}`,
              },
            ]}
          >
            {request}
            <span css={{ flex: 'none', color: color('text-2') }}>{place}번째</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
