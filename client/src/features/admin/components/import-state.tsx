import Undo2 from 'lucide-react/icons/undo-2';
import { formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import type { CatalogueImport, Mended } from '../api/imports.api';
import { isRunning } from '../hooks/use-import';
import type { Resource } from '../resources/resource.types';
import { ImportFaults } from './import-faults';
import { ImportReport } from './import-report';
import { PlainTable } from './plain-table';

interface ImportStateProps {
  resource: Resource;
  found: CatalogueImport;
  waiting: boolean;
  onMend: (mended: Mended) => void;
  onUndo: () => void;
}

const DOING = {
  reading: '파일을 확인하고 있어요.',
  writing: '목록에 넣고 있어요.',
  undoing: '되돌리고 있어요.',
} as const;

/** A file's progress or its result. */
export function ImportState({ resource, found, waiting, onMend, onUndo }: ImportStateProps) {
  const { state, result, kept } = found;
  if (isRunning(found)) return <ImportProgress found={found} />;
  if (state === 'failed') return <Notice tone="error">{found.failure}</Notice>;
  if (state === 'checked' && result)
    return (
      <ImportReport
        resource={resource}
        result={result}
        faults={<ImportFaults resource={resource} errors={result.errors} waiting={waiting} onMend={onMend} />}
      />
    );
  if (state === 'refused')
    return (
      <>
        <Notice tone="error">적용하는 사이에 맞지 않는 줄이 생겨서, 넣은 것을 모두 되돌렸어요.</Notice>
        {result && <ImportReport resource={resource} result={result} />}
      </>
    );
  if (state === 'done')
    return (
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3) }}>
        <div css={{ flex: '1 1 260px' }}>
          <Notice tone="success">{`${formatNumber(result?.created ?? 0)}개를 추가하고 ${formatNumber(result?.updated ?? 0)}개를 바꿨어요.`}</Notice>
        </div>
        <Button
          variant="outline"
          size="small"
          icon={<Undo2 aria-hidden size={16} />}
          loading={waiting}
          onClick={onUndo}
        >
          전체 되돌리기
        </Button>
      </div>
    );
  if (state === 'undone')
    return kept.length === 0 ? (
      <Notice tone="success">가져온 것을 모두 되돌렸어요.</Notice>
    ) : (
      <>
        <Notice tone="info">{`${formatNumber(kept.length)}개는 그대로 두고, 나머지를 되돌렸어요.`}</Notice>
        <PlainTable
          label="그대로 둔 항목"
          heads={['이름', '이유']}
          rows={kept.slice(0, 100).map(({ name, reason }) => [name, reason])}
        />
      </>
    );
  return null;
}

function ImportProgress({ found: { state, done, lines } }: { found: CatalogueImport }) {
  const doing = state === 'writing' || state === 'undoing' ? DOING[state] : DOING.reading;
  const percent = lines > 0 ? Math.min(100, Math.round((done / lines) * 100)) : 0;
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <p css={text.body2}>{doing}</p>
      <ProgressBar label="진행 정도" percent={percent} height={8} />
      <p css={[text.small, { color: color('text-2') }]}>
        {lines > 0 && `${formatNumber(lines)}줄 가운데 ${formatNumber(Math.min(done, lines))}줄. `}이 화면을
        닫아도 계속돼요.
      </p>
    </div>
  );
}
