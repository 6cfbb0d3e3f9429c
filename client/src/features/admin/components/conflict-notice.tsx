import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { cellText } from '../resources/cell-text';
import type { Conflict } from '../lib/merge-values';

interface ConflictNoticeProps {
  conflict: Conflict;
  /** Takes the other admin's value of a field. */
  onTake: (name: string) => void;
}

/** Another admin saved the same row meanwhile: shows what both changed side by side, and what was merged. */
export function ConflictNotice({ conflict: { both, taken }, onTake }: ConflictNoticeProps) {
  return (
    <Notice tone="error">
      <p css={{ fontWeight: 700 }}>그사이 다른 관리자가 이 항목을 바꿨어요. 아직 저장하지 않았어요.</p>
      {both.length > 0 && (
        <>
          <p css={{ marginTop: space(2) }}>둘 다 바꾼 곳이에요. 그대로 저장하면 내 값이 남아요.</p>
          <dl css={[text.body2, { display: 'grid', gap: space(2), marginTop: space(2) }]}>
            {both.map(({ field, theirs, mine }) => (
              <div key={field.name}>
                <dt css={{ fontWeight: 600 }}>{field.label}</dt>
                <dd css={{ display: 'grid', gap: space(1), overflowWrap: 'anywhere' }}>
                  <span>저장된 값: {cellText(field, theirs)}</span>
                  <span>내 값: {cellText(field, mine)}</span>
                  <Button
                    size="small"
                    variant="outline"
                    aria-label={`${field.label}: 저장된 값 쓰기`}
                    onClick={() => onTake(field.name)}
                    css={{ justifySelf: 'start' }}
                  >
                    저장된 값 쓰기
                  </Button>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {taken.length > 0 && (
        <p css={{ marginTop: space(2), color: color('text-2') }}>
          내가 바꾸지 않은 곳은 저장된 값을 불러왔어요: {taken.map(({ label }) => label).join(', ')}
        </p>
      )}
    </Notice>
  );
}
