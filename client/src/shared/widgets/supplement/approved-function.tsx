import { color, radius, space, text as texts } from '../../theme/theme';

/** The function approved by the ministry, verbatim: the only claim a product may make. */
export function ApprovedFunction({ text }: { text: string }) {
  return (
    <div css={{ padding: space(3, 4), borderRadius: radius.control, background: color('success-tint') }}>
      <p css={[texts.small, { fontWeight: 700, color: color('success-text') }]}>식약처가 인정한 기능성</p>
      <p css={texts.body2}>{text}</p>
    </div>
  );
}
