import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LOOK_AGAIN_MS } from '../../../shared/api/server-return';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { searchWorkouts, suggestWorkouts } from '../api/search.api';
import { searchKeys } from '../api/search.keys';
import { MarkedName } from '../components/marked-name';
import { PartNames } from '../components/part-names';
import { useDrawnAs } from '../../../shared/widgets/workout/use-drawn-as';
import { FIRST_SCREEN, ResultCard } from '../../../shared/widgets/result-card';
import { SearchScreen } from '../components/search-screen';
import { useSearchAddress } from '../hooks/use-search-address';
import { BODY_PART_FILTERS, WORKOUT_CHIPS } from '../lib/search-filters';

const PARTS = BODY_PART_FILTERS.map(({ value }) => value);

export function WorkoutSearchPage() {
  const address = useSearchAddress('searchworkout', 'part', PARTS);
  const { page, keyword, filter } = address;
  usePageTitle(keyword ? `${keyword} 운동 검색` : '운동 검색');
  const drawn = useDrawnAs();
  const result = useQuery({
    queryKey: searchKeys.workouts(page, keyword, filter),
    queryFn: ({ signal }) => searchWorkouts(page, keyword, filter, signal),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    // Requested again once the network returns, of which the browser may not know.
    staleTime: ({ state }) => (state.data?.fromDevice ? 0 : 30_000),
    refetchInterval: ({ state }) => state.data?.fromDevice && LOOK_AGAIN_MS,
  });
  const detailPath = (id: number) => `/searchworkout/${page}/workoutdetail/${id}`;
  return (
    <SearchScreen
      base="searchworkout"
      noun="운동"
      placeholder="어떤 운동이 좋을까요?"
      chips={WORKOUT_CHIPS}
      suggest={suggestWorkouts}
      detailPath={detailPath}
      filterLabel="운동 부위"
      filters={BODY_PART_FILTERS}
      address={address}
      result={result}
      renderItem={(workout, index) => (
        <ResultCard
          key={workout.id}
          to={detailPath(workout.id)}
          inFirstScreen={index < FIRST_SCREEN}
          picture={drawn(workout.imgPath)}
          name={<MarkedName name={workout.koreanName} keyword={keyword} />}
          subtitle={<MarkedName name={workout.englishName} keyword={keyword} />}
          facts={<PartNames names={workout.bodyPartKoreanName} />}
          description={workout.description}
        />
      )}
    />
  );
}
