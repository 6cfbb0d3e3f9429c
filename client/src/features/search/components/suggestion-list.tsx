import Search from 'lucide-react/icons/search';
import { color, media, radius, space } from '../../../shared/theme/theme';
import type { Suggestion } from '../api/search.api';
import { MarkedName } from './marked-name';

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  keyword: string;
  /** Index of the option that the arrow keys selected, -1 for none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The list of a combobox: the input keeps the focus, `active` is the option that its arrow keys selected. */
export function SuggestionList({ id, label, suggestions, keyword, active, onChoose }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label={label} css={{ maxHeight: 'min(52dvh, 480px)', overflowY: 'auto' }}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          // Runs before the input loses focus, which would close the panel.
          onPointerDown={event => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          css={{
            display: 'flex',
            alignItems: 'center',
            gap: space(3),
            minHeight: 48,
            padding: space(2, 3),
            borderRadius: radius.small,
            cursor: 'pointer',
            background: index === active ? color('surface-3') : undefined,
            [media.hover]: { '&:hover': { background: color('surface-3') } },
          }}
        >
          <Search aria-hidden size={18} color={color('text-3')} css={{ flex: 'none' }} />
          <span>
            <MarkedName name={suggestion.koreanName} keyword={keyword} />
          </span>
        </li>
      ))}
    </ul>
  );
}
