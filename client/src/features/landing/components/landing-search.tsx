import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { color, space, text } from '../../../shared/theme/theme';
import { ChipButton } from '../../../shared/ui/chip';
import { Reveal } from '../../../shared/ui/reveal';
import { SEARCH_BOX_WIDTH, SearchBox } from '../../../shared/ui/search-box';

/** Popular keywords: a press fills the box and focuses it. */
export const POPULAR_KEYWORDS = ['데드리프트', '풀업', '스쿼트', '인클라인 덤벨 벤치프레스'] as const;

export function LandingSearch() {
  const [keyword, setKeyword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const search = (typed: string) => {
    void navigate(
      typed ? `/searchworkout/1?${new URLSearchParams({ keyword: typed }).toString()}` : '/searchworkout/1',
    );
  };
  return (
    <section
      aria-labelledby="search-title"
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'center',
        minHeight: '84svh',
        padding: `${space(20)} var(--gutter)`,
      }}
    >
      <Reveal>
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            justifyItems: 'center',
            textAlign: 'center',
            gap: space(8),
          }}
        >
          <div>
            <h2 id="search-title" css={[text.display, { fontSize: 'clamp(2rem, 5vw, 3.25rem)' }]}>
              궁금한 운동이 있나요?
            </h2>
            <p css={{ marginTop: space(3), color: color('text-2') }}>
              초성만 쳐도, 띄어쓰기가 달라도 찾아 드려요.
            </p>
          </div>
          <div css={{ width: '100%', maxWidth: SEARCH_BOX_WIDTH }}>
            <SearchBox
              label="운동 검색"
              value={keyword}
              onChange={setKeyword}
              onSubmit={search}
              placeholder="어떤 운동이 좋을까요?"
              inputRef={input}
            />
          </div>
          <ul
            aria-label="많이 찾는 운동"
            css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) }}
          >
            {POPULAR_KEYWORDS.map(popular => (
              <li key={popular}>
                <ChipButton
                  onClick={() => {
                    setKeyword(popular);
                    input.current?.focus();
                  }}
                >
                  {popular}
                </ChipButton>
              </li>
            ))}
          </ul>
        </div>
      </Reveal>
    </section>
  );
}
