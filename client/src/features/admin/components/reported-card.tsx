import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api.error';
import { color, media, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Chip } from '../../../shared/ui/chip';
import { Notice } from '../../../shared/ui/notice';
import { showToast } from '../../../shared/ui/toast.store';
import { refuseReported, reportedKeys } from '../api/reported-products.api';
import type { ReportedProduct } from '../api/reported-products.api';
import { amountsOf } from '../resources/reported-table';
import { LabelTexts } from './label-texts';
import type { ReportedForm } from './reported-form-modal';
import { useMayEdit } from '../hooks/use-role';

interface ReportedCardProps {
  product: ReportedProduct;
  onOpen: (form: ReportedForm) => void;
}

/** The maker's report beside the fields read from it, and the actions on it. */
export function ReportedCard({ product, onOpen }: ReportedCardProps) {
  const client = useQueryClient();
  const mayEdit = useMayEdit();
  const refuse = useMutation({
    mutationFn: () => refuseReported(product.id),
    onSuccess: () => {
      showToast({ message: '올리지 않기로 했어요.', tone: 'success' });
      void client.invalidateQueries({ queryKey: reportedKeys.all });
    },
  });
  const { state, name } = product;
  const correcting = state === 'ready' ? '내용 고치기' : '확인하고 받기';
  return (
    <Card as="article" padding={4} aria-label={name} css={{ display: 'grid', gap: space(4) }}>
      <header>
        <h3 css={[text.title, { overflowWrap: 'anywhere' }]}>{name}</h3>
        <p css={[text.small, { marginTop: space(1), color: color('text-2') }]}>
          {product.company} · 신고번호 {product.reportNumber}
        </p>
      </header>
      {product.changed && (
        <Notice tone="caution">
          결정한 뒤에 신고 내용이 바뀌었어요.
          {state === 'listed' && ' 보충제 목록의 내용과 견주어 주세요.'}
        </Notice>
      )}
      <div
        css={{
          display: 'grid',
          gap: space(5),
          [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <LabelTexts product={product} />
        <Reading product={product} />
      </div>
      {refuse.isError && <Notice tone="error">{messageOf(refuse.error)}</Notice>}
      {mayEdit && state !== 'listed' && (
        <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space(2) }}>
          {state !== 'refused' && (
            <Button
              variant="secondary"
              size="small"
              loading={refuse.isPending}
              aria-label={`${name} 올리지 않기`}
              onClick={() => refuse.mutate()}
            >
              올리지 않기
            </Button>
          )}
          <Button
            variant={state === 'ready' ? 'secondary' : 'primary'}
            size="small"
            aria-label={`${name} ${correcting}`}
            onClick={() => onOpen('accept')}
          >
            {correcting}
          </Button>
          {state === 'ready' && (
            <Button size="small" aria-label={`${name} 가격 넣고 올리기`} onClick={() => onOpen('list')}>
              가격 넣고 올리기
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function Reading({ product }: { product: ReportedProduct }) {
  const amounts = amountsOf(product);
  return (
    <div css={{ display: 'grid', alignContent: 'start', gap: space(3), minWidth: 0 }}>
      <p css={[text.small, { color: color('text-2') }]}>한 번에 먹는 양에서 읽은 함량</p>
      {amounts.length > 0 ? (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          {amounts.map(amount => (
            <Chip key={amount}>{amount}</Chip>
          ))}
        </div>
      ) : (
        <p css={text.body2}>읽은 함량이 없어요.</p>
      )}
      {product.doubts.length > 0 && (
        <Notice tone="caution">
          <ul css={{ display: 'grid', gap: space(1), margin: 0, paddingLeft: space(4), listStyle: 'disc' }}>
            {product.doubts.map(doubt => (
              <li key={doubt} css={{ overflowWrap: 'anywhere' }}>
                {doubt}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
