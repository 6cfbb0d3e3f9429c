import { useQuery } from '@tanstack/react-query';
import { space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { fetchTaken, takenKey } from '../../../shared/widgets/intake/taken.api';
import type { SupplementResult } from '../api/recommendation.types';
import { useAskSupplementsAgain } from '../hooks/use-ask-again';
import { takenChanged } from '../lib/taken-changed';

/** Says that the member takes something else since; nothing where that is not known. */
export function StackChanged({ result }: { result: SupplementResult }) {
  const { data } = useQuery({ queryKey: takenKey, queryFn: fetchTaken });
  const again = useAskSupplementsAgain(result);
  if (!data || !takenChanged(result.taken, data)) return null;
  return (
    <Notice tone="caution">
      <p>이 추천을 받은 뒤에 드시는 것이 바뀌었어요.</p>
      <Button
        variant="secondary"
        size="small"
        loading={again.isPending}
        onClick={() => again.mutate()}
        css={{ marginTop: space(2) }}
      >
        다시 추천받기
      </Button>
    </Notice>
  );
}
