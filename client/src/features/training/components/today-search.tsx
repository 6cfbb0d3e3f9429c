import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchBox } from '../../../shared/ui/search-box';

/** Leads to the search with the typed text. */
export function TodaySearch() {
  const [keyword, setKeyword] = useState('');
  const navigate = useNavigate();
  const search = (typed: string) =>
    void navigate(`/searchworkout/1${typed && `?${new URLSearchParams({ keyword: typed }).toString()}`}`);
  return (
    <SearchBox
      label="운동 검색"
      value={keyword}
      onChange={setKeyword}
      onSubmit={search}
      placeholder="어떤 운동이 궁금하세요?"
    />
  );
}
