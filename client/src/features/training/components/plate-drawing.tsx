import { dotted, formatNumber } from '../../../shared/lib/format';
import { color, space, text } from '../../../shared/theme/theme';
import { platesFor } from '../session/plan';

interface PlateDrawingProps {
  weight: number;
  plates: { barKg: number; available: number[] };
}

const BAR_WIDTH = 40;
const PLATE_WIDTH = 14;
const GAP = 2;
const HEIGHT = 72;
const FULL_KG = 20;

/** px: every plate differs from the next in size, the heaviest as tall as the drawing. */
const heightOf = (kg: number): number =>
  Math.max(20, Math.round(HEIGHT * Math.min(1, 0.4 + 0.6 * (kg / FULL_KG))));

/** The plates for one side of the bar, as a drawing and as text. */
export function PlateDrawing({ weight, plates }: PlateDrawingProps) {
  const side = platesFor(weight, plates);
  const bar = plates.barKg > 0 ? `봉 ${formatNumber(plates.barKg)}kg` : '봉 없이';
  if (side === null) {
    return (
      <p css={[text.small, { color: color('text-2') }]}>
        {weight < plates.barKg
          ? `봉만 ${formatNumber(plates.barKg)}kg이에요. 더 가볍게 하려면 가벼운 봉을 써 주세요.`
          : '이 무게는 있는 원판으로 딱 맞출 수 없어요.'}
      </p>
    );
  }
  const width = BAR_WIDTH + side.length * (PLATE_WIDTH + GAP) + BAR_WIDTH;
  const words =
    side.length === 0 ? `${bar}만` : `${bar} + 한쪽에 ${dotted(side.map(kg => formatNumber(kg)))}kg`;
  return (
    <figure css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2, 3) }}>
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        aria-hidden
        css={{ flex: 'none' }}
      >
        <rect x={0} y={HEIGHT / 2 - 4} width={width} height={8} rx={3} fill={color('text-3')} />
        <rect x={BAR_WIDTH - 10} y={HEIGHT / 2 - 9} width={8} height={18} rx={2} fill={color('text-2')} />
        {side.map((kg, index) => (
          <rect
            key={`${kg}-${side.indexOf(kg)}-${index}`}
            x={BAR_WIDTH + index * (PLATE_WIDTH + GAP)}
            y={(HEIGHT - heightOf(kg)) / 2}
            width={PLATE_WIDTH}
            height={heightOf(kg)}
            rx={4}
            fill={color('brand')}
          />
        ))}
      </svg>
      <figcaption css={[text.small, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' }]}>
        {words}
      </figcaption>
    </figure>
  );
}
