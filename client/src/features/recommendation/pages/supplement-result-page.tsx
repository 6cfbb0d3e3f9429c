import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { PageHeader } from '../../../shared/ui/page-header';
import { fetchSupplementResult } from '../api/recommendation.api';
import { recommendationKeys } from '../api/recommendation.keys';
import { Analysing } from '../components/analysing';
import { NoFit } from '../components/no-fit';
import { ResultTrouble } from '../components/result-trouble';
import { SupplementSet } from '../components/supplement-set';
import { useHistoryId } from '../hooks/use-history-id';

const SENTENCES = [
  '몸 정보를 읽고 있어요',
  '모자란 단백질을 계산하고 있어요',
  '예산 안의 조합을 모두 비교하고 있어요',
  '근거와 주의할 점을 확인하고 있어요',
] as const;

/** The recommended supplements; the address keeps the id, so that it survives a reload. */
export function SupplementResultPage() {
  usePageTitle('보충제 추천 결과');
  const id = useHistoryId();
  const result = useQuery({
    queryKey: recommendationKeys.supplementResult(id ?? 0),
    queryFn: ({ signal }) => fetchSupplementResult(id ?? 0, signal),
    enabled: id !== null,
    // A stored result never changes; its polling retries by itself.
    staleTime: Infinity,
    retry: false,
  });
  if (id === null) return <Navigate to="/recommend/history" replace />;
  if (result.data && result.data.recommends.length > 0) {
    return (
      <NarrowPage width={1080}>
        <SupplementSet key={result.data.id} result={result.data} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage width={1080}>
      <PageHeader flush title="보충제 추천" back backTo="/recommend" />
      {result.isPending ? (
        <Analysing sentences={SENTENCES} />
      ) : result.isLoadingError ? (
        <ResultTrouble
          error={result.error}
          onRetry={() => void result.refetch()}
          retrying={result.isFetching}
          restart="/recommend/supplementpurpose"
        />
      ) : (
        <NoFit result={result.data} />
      )}
    </NarrowPage>
  );
}
