import { color, radius, space } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { saveFile } from '../lib/save-file';

/** Shown once, so it explains their purpose and offers to save them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div css={{ display: 'grid', gap: space(4), marginTop: space(4) }}>
      <Notice tone="success">2단계 인증을 켰어요. 다음 로그인부터 인증 앱의 번호가 필요해요.</Notice>
      <p css={{ color: color('text-2') }}>
        휴대폰을 잃어버렸을 때는 아래 복구 코드로 로그인할 수 있어요. 코드마다 한 번만 쓸 수 있고, 다시 보여
        드리지 않아요.
      </p>
      <ul
        aria-label="복구 코드"
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
          gap: space(2),
          padding: space(4),
          borderRadius: radius.control,
          background: color('surface-2'),
          fontFamily: 'ui-monospace, monospace',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() =>
          saveFile(
            new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
            'routineup-recovery-codes.txt',
          )
        }
      >
        파일로 저장
      </Button>
    </div>
  );
}
