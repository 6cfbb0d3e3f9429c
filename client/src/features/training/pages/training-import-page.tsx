import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { FileButton } from '../../../shared/ui/file-button';
import { LinkButton } from '../../../shared/ui/link-button';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { Notice } from '../../../shared/ui/notice';
import { PageHeader } from '../../../shared/ui/page-header';
import { FilePreview } from '../import/file-preview';
import { PastImports } from '../import/past-imports';
import type { ChosenFile } from '../import/use-imports';

const ACCEPTED = '.csv,.json,.txt,text/csv,text/plain,application/json';

/** 기록 가져오기: another app's log, previewed, imported, and undone. */
export function TrainingImportPage() {
  usePageTitle('기록 가져오기');
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isDone, setIsDone] = useState(false);
  return (
    <NarrowPage width={620}>
      <PageHeader title="기록 가져오기" back backTo="/training/history" flush />
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) }}>
        <Card as="section" aria-labelledby="choose-log">
          <h2 id="choose-log" css={text.title}>
            다른 앱의 기록을 이어서 써요
          </h2>
          <p css={[text.body2, { margin: space(1, 0, 4), color: color('text-2') }]}>
            Strong, Hevy, FitNotes에서 내보낸 CSV 파일이나 openGym의 JSON 파일을 그대로 골라 주세요.
            루틴업에서 받은 CSV도 돼요. 가져오기 전에 무엇이 들어오는지 먼저 보여 드려요.
          </p>
          <FileButton
            id="log-file"
            label="운동 기록 파일"
            accept={ACCEPTED}
            file={chosen?.file ?? null}
            icon={<FileUp aria-hidden size={18} />}
            onFile={file => {
              setIsDone(false);
              setChosen(before => file && { file, key: (before?.key ?? 0) + 1 });
            }}
          />
        </Card>
        {chosen && (
          <FilePreview
            key={chosen.key}
            chosen={chosen}
            onDone={() => {
              setChosen(null);
              setIsDone(true);
            }}
          />
        )}
        {isDone && (
          <Notice tone="success">
            기록을 가져왔어요. 다음 무게와 추천에 바로 쓰여요.
            <div css={{ marginTop: space(3) }}>
              <LinkButton to="/training/history" size="small">
                운동 기록 보기
              </LinkButton>
            </div>
          </Notice>
        )}
        <PastImports />
      </div>
    </NarrowPage>
  );
}
