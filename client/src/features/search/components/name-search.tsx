import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { composes } from '../../../shared/lib/composes';
import { color, layer, motion, radius, shadow, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { SEARCH_BOX_WIDTH, SearchBox } from '../../../shared/ui/search-box';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { Suggest, Suggestion } from '../api/search.api';
import { searchKeys } from '../api/search.keys';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { optionId, SuggestionList } from './suggestion-list';

/** Debounce in ms: shorter typing pauses send no request. */
const SUGGEST_AFTER_MS = 120;

interface NameSearchProps {
  /** 운동 or 보충제. */
  noun: string;
  placeholder: string;
  /** Popular keywords. */
  chips: readonly string[];
  /** The address's keyword; null without a search. */
  keyword: string | null;
  suggest: Suggest;
  onSearch: (keyword: string) => void;
  onChoose: (suggestion: Suggestion) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The name search: the bar is part of the page; with focus in it an overlay dims the rest of the screen and
 * a panel opens with popular keywords, then with suggestions (WAI-ARIA combobox, the focus stays in the input).
 */
export function NameSearch(props: NameSearchProps) {
  const { noun, placeholder, chips, keyword, suggest, onSearch, onChoose, ref } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(keyword ?? '');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [shownKeyword, setShownKeyword] = useState(keyword);
  if (keyword !== shownKeyword) {
    setShownKeyword(keyword);
    setTyped(keyword ?? '');
  }

  const suggestions = useSuggestions(noun, suggest, typed.trim(), open);
  const listed = open && suggestions.length > 0;
  const current = active < suggestions.length ? active : -1;

  useEffect(() => {
    if (listed && current >= 0)
      document.getElementById(optionId(id, current))?.scrollIntoView({ block: 'nearest' });
  }, [listed, current, id]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const search = (next: string) => {
    close();
    setTyped(next);
    input.current?.blur();
    onSearch(next);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    input.current?.blur();
    onChoose(suggestion);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (composes(event)) return;
    const count = suggestions.length;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      setOpen(true);
      // One more place than options: the input itself, with nothing selected.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((current + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && listed && current >= 0) {
      const suggestion = suggestions[current];
      event.preventDefault();
      if (suggestion) choose(suggestion);
    }
  };

  return (
    <>
      {open && <Overlay onPress={close} />}
      <div
        ref={ref}
        onFocus={event => {
          if (event.target === input.current) setOpen(true);
        }}
        onBlur={event => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
        css={{
          position: 'relative',
          zIndex: open ? `calc(${layer.nav} + 2)` : undefined,
          width: '100%',
          maxWidth: SEARCH_BOX_WIDTH,
        }}
      >
        <SearchBox
          label={`${noun} 이름 검색`}
          value={typed}
          onChange={value => {
            setTyped(value);
            setActive(-1);
            setOpen(true);
          }}
          onSubmit={search}
          placeholder={placeholder}
          inputRef={input}
          inputProps={{
            role: 'combobox',
            'aria-expanded': listed,
            'aria-controls': listed ? id : undefined,
            'aria-autocomplete': 'list',
            'aria-activedescendant': listed && current >= 0 ? optionId(id, current) : undefined,
            onKeyDown,
          }}
        >
          {open && (
            <Panel>
              {listed ? (
                <SuggestionList
                  id={id}
                  label={`${noun} 추천 검색어`}
                  suggestions={suggestions}
                  keyword={typed}
                  active={current}
                  onChoose={choose}
                />
              ) : (
                <PopularKeywords label={`많이 찾는 ${noun}`} keywords={chips} onChoose={search} />
              )}
            </Panel>
          )}
        </SearchBox>
        <VisuallyHidden live="polite">{listed ? `추천 검색어 ${suggestions.length}개` : ''}</VisuallyHidden>
      </div>
    </>
  );
}

/** Names for the text typed so far; none while `shown` is false. */
function useSuggestions(noun: string, suggest: Suggest, typed: string, shown: boolean): Suggestion[] {
  const wanted = useDebounced(typed, SUGGEST_AFTER_MS);
  const { data } = useQuery({
    queryKey: searchKeys.suggestions(noun, wanted),
    queryFn: ({ signal }) => suggest(wanted, signal),
    enabled: shown && wanted !== '',
    placeholderData: keepPreviousData,
    // Suggestions are optional: without them the search still works.
    retry: false,
  });
  return typed === '' ? [] : (data ?? []);
}

function Overlay({ onPress }: { onPress: () => void }) {
  return (
    <div
      aria-hidden
      data-overlay
      onPointerDown={onPress}
      css={{
        position: 'fixed',
        inset: 0,
        zIndex: `calc(${layer.nav} + 1)`,
        background: color('scrim'),
        transition: `opacity ${motion.normal}`,
        '@starting-style': { opacity: 0 },
      }}
    />
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div
      // A press on the panel's background must not take the focus.
      onPointerDown={event => event.preventDefault()}
      css={{
        position: 'absolute',
        insetInline: 0,
        top: `calc(100% + ${space(2)})`,
        padding: space(2),
        borderRadius: radius.card,
        background: color('surface'),
        border: `1px solid ${color('line')}`,
        boxShadow: shadow.lifted,
      }}
    >
      {children}
    </div>
  );
}

interface PopularKeywordsProps {
  label: string;
  keywords: readonly string[];
  onChoose: (keyword: string) => void;
}

function PopularKeywords({ label, keywords, onChoose }: PopularKeywordsProps) {
  return (
    <div css={{ padding: space(2) }}>
      <p css={[text.small, { color: color('text-2'), fontWeight: 600, marginBottom: space(2) }]}>
        이렇게 찾아보세요
      </p>
      <ul aria-label={label} css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {keywords.map(keyword => (
          <li key={keyword}>
            <ChipButton onClick={() => onChoose(keyword)}>{keyword}</ChipButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
