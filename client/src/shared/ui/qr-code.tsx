import { encode } from 'uqr';

/** White modules around the code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code, black on white in either theme, because cameras need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const modules = data
    .flatMap((row, y) => row.map((black, x) => (black ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      css={{ width: 200, maxWidth: '100%', justifySelf: 'center', background: '#fff', borderRadius: 12 }}
    >
      <path d={modules} fill="#000" />
    </svg>
  );
}
