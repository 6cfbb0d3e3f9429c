import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { particle } from '../../../shared/lib/particle';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.error';
import { color, columns, media, radius, space, text } from '../../../shared/theme/theme';
import { IconButton } from '../../../shared/ui/icon-button';
import { LoadFailureLine } from '../../../shared/ui/load-failure';
import { showToast } from '../../../shared/ui/toast.store';
import {
  addMySupplement,
  fetchMySupplements,
  removeMySupplement,
} from '../../../shared/widgets/myfit/myfit.api';
import type { MySupplement } from '../../../shared/widgets/myfit/myfit.api';
import { myfitKeys } from '../../../shared/widgets/myfit/myfit.keys';
import { plainName } from '../lib/supplement-name';

/** The member's supplements; nothing while there are none. */
export function MySupplements() {
  const client = useQueryClient();
  const list = useQuery({ queryKey: myfitKeys.supplements, queryFn: fetchMySupplements });
  const reload = () => client.invalidateQueries({ queryKey: myfitKeys.supplements });
  const fail = (error: Error) => showToast({ message: messageOf(error), tone: 'error' });

  const putBack = useMutation({
    mutationFn: (item: MySupplement) => addMySupplement(item.supplementId, true),
    onError: fail,
    onSettled: reload,
  });
  const removal = useMutation({
    mutationFn: (item: MySupplement) => removeMySupplement(item.mySupplementId),
    onMutate: item => {
      const before = client.getQueryData<MySupplement[]>(myfitKeys.supplements);
      client.setQueryData<MySupplement[]>(
        myfitKeys.supplements,
        before?.filter(each => each.mySupplementId !== item.mySupplementId),
      );
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData(myfitKeys.supplements, context?.before);
      fail(error);
    },
    onSuccess: (_, item) =>
      showToast({
        message: `${particle(plainName(item.supplementName), '을/를')} 뺐어요.`,
        action: { label: '되돌리기', undo: true, run: () => putBack.mutate(item) },
      }),
  });

  if (list.isLoadingError) {
    return <LoadFailureLine query={list} what="내 보충제를" />;
  }
  if (!list.data?.length) return null;
  return (
    <section aria-labelledby="my-supplements">
      <h2 id="my-supplements" css={[text.h2, { marginBottom: space(3) }]}>
        내 보충제
      </h2>
      <ul
        css={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(max(148px, 8rem), 44%)',
          gap: space(3),
          overflowX: 'auto',
          scrollbarWidth: 'thin',
          paddingBottom: space(2),
          [media.desktop]: { gridAutoFlow: 'row', gridTemplateColumns: columns('8rem'), overflow: 'visible' },
        }}
      >
        {list.data.map(item => (
          <li
            key={item.mySupplementId}
            css={{
              position: 'relative',
              padding: space(4),
              borderRadius: radius.card,
              border: `1px solid ${color('line')}`,
              background: color('surface'),
              textAlign: 'center',
            }}
          >
            <Link
              to={`/searchsupplement/1/supplementdetail/${item.supplementId}`}
              css={{ display: 'block', borderRadius: radius.small }}
            >
              <img
                src={item.imageURL}
                alt=""
                loading="lazy"
                css={{ width: '100%', height: 120, objectFit: 'contain' }}
              />
              <span
                css={[
                  text.body2,
                  { display: 'block', marginTop: space(3), fontWeight: 700, lineHeight: 1.4 },
                ]}
              >
                {plainName(item.supplementName)}
              </span>
              <span css={[text.small, { display: 'block', color: color('text-2') }]}>{item.flavor}</span>
              {item.example && <span css={[text.caption, { color: color('text-3') }]}>예시 제품</span>}
            </Link>
            <div css={{ position: 'absolute', top: 4, right: 4 }}>
              <IconButton
                label={`${plainName(item.supplementName)} 빼기`}
                onClick={() => removal.mutate(item)}
              >
                <X size={18} />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
