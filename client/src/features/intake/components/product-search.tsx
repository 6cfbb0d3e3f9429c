import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { color, radius, space, text } from '../../../shared/theme/theme';
import { TextField } from '../../../shared/ui/text-field';
import { intakeKeys, suggestProducts, suggestReported } from '../api/intake.api';

interface ProductSearchProps {
  onAdd: (supplementId: number) => void;
  /** Of a product that is not in the catalogue. */
  onReported: (id: number, name: string) => void;
  onByHand: (name: string) => void;
  adding: boolean;
}

const TYPING_MS = 150;
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: 48,
  padding: space(2, 3),
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color('text'),
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: color('surface-3') },
} as const;

/** Adds a product with one press on its name; products missing from the catalogue are typed. */
export function ProductSearch({ onAdd, onReported, onByHand, adding }: ProductSearchProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), TYPING_MS);
  const found = useQuery({
    queryKey: intakeKeys.suggestions(keyword),
    queryFn: ({ signal }) => suggestProducts(keyword, signal),
    enabled: keyword !== '',
  });
  const reported = useQuery({
    queryKey: intakeKeys.reported(keyword),
    queryFn: ({ signal }) => suggestReported(keyword, signal),
    enabled: keyword !== '',
  });
  // Results for an earlier text would be under the thumb.
  const isCurrent = keyword === typed.trim();
  const products = isCurrent ? (found.data ?? []) : [];
  const others = isCurrent ? (reported.data ?? []) : [];
  const choose = (action: () => void) => {
    action();
    setTyped('');
  };
  return (
    <div>
      <TextField
        label="제품 찾기"
        placeholder="예: 비타민D, ㅁㄱㄴㅅ"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
      {typed.trim() !== '' && (
        <ul
          aria-label="찾은 제품"
          aria-busy={found.isFetching || undefined}
          css={{
            marginTop: space(2),
            padding: space(1),
            border: `1px solid ${color('line')}`,
            borderRadius: radius.control,
            background: color('surface'),
          }}
        >
          {products.map(({ id, koreanName }) => (
            <li key={id}>
              <button type="button" disabled={adding} css={ROW} onClick={() => choose(() => onAdd(id))}>
                <Plus aria-hidden size={18} color={color('brand-text')} css={{ flex: 'none' }} />
                <span>{koreanName}</span>
              </button>
            </li>
          ))}
          {others.map(({ id, koreanName, brand }) => (
            <li key={`reported ${id}`}>
              <button
                type="button"
                disabled={adding}
                css={ROW}
                onClick={() => choose(() => onReported(id, koreanName))}
              >
                <Plus aria-hidden size={18} color={color('brand-text')} css={{ flex: 'none' }} />
                <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {koreanName}
                  <span css={[text.small, { display: 'block', color: color('text-2') }]}>
                    {brand} ·&nbsp;식약처에 신고된 제품
                  </span>
                </span>
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              css={[ROW, text.body2, { color: color('text-2') }]}
              onClick={() => choose(() => onByHand(typed.trim()))}
            >
              ‘{typed.trim()}’ 직접 적기
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
