import type { BodyTypeName, Sex } from './body-types';

/** Half widths of the trunk and thickness of the limbs, in the drawing's own units (the figure is 120 high). */
interface Build {
  shoulder: number;
  chest: number;
  waist: number;
  hip: number;
  arm: number;
  thigh: number;
  calf: number;
}

const MEN: Record<BodyTypeName, Build> = {
  근육형: { shoulder: 21, chest: 18.5, waist: 12, hip: 13, arm: 8.4, thigh: 12.4, calf: 8.6 },
  마른형: { shoulder: 15, chest: 12, waist: 9, hip: 10.4, arm: 4.8, thigh: 7.6, calf: 5.4 },
  표준형: { shoulder: 17.4, chest: 14.6, waist: 11.4, hip: 12.6, arm: 6.2, thigh: 9.8, calf: 6.8 },
  통통형: { shoulder: 18, chest: 16.4, waist: 15.4, hip: 15.6, arm: 7.4, thigh: 11.8, calf: 7.8 },
  과체중형: { shoulder: 19, chest: 18.8, waist: 20.4, hip: 18.8, arm: 8.8, thigh: 13.6, calf: 8.8 },
};

const WOMEN: Record<BodyTypeName, Build> = {
  근육형: { shoulder: 17, chest: 13.6, waist: 9.6, hip: 14, arm: 6, thigh: 11.4, calf: 7.4 },
  마른형: { shoulder: 13, chest: 10.4, waist: 7.8, hip: 11.2, arm: 4, thigh: 7.8, calf: 5 },
  표준형: { shoulder: 14.6, chest: 12.2, waist: 9.4, hip: 14, arm: 5, thigh: 10, calf: 6.2 },
  통통형: { shoulder: 15.6, chest: 14.4, waist: 13, hip: 17, arm: 6.4, thigh: 12.2, calf: 7.2 },
  과체중형: { shoulder: 17, chest: 17, waist: 18, hip: 20.4, arm: 8, thigh: 14.2, calf: 8.2 },
};

const BUILDS: Record<Sex, Record<BodyTypeName, Build>> = { 남: MEN, 여: WOMEN };

interface BodyTypeFigureProps {
  sex: Sex;
  name: BodyTypeName;
  height?: number;
}

/** A front silhouette of a body type, in the surrounding text's colour. */
export function BodyTypeFigure({ sex, name, height = 112 }: BodyTypeFigureProps) {
  const { shoulder, chest, waist, hip, arm, thigh, calf } = BUILDS[sex][name];
  const trunk =
    `M-4.5 22 C-8 25 ${-shoulder + 3} 25 ${-shoulder} 31 C${-shoulder - 0.6} 35 ${-chest - 0.4} 37 ${-chest} 42 ` +
    `C${-chest + 0.6} 50 ${-waist} 52 ${-waist} 58 C${-waist} 63 ${-hip} 64 ${-hip} 71 L${hip} 71 ` +
    `C${hip} 64 ${waist} 63 ${waist} 58 C${waist} 52 ${chest - 0.6} 50 ${chest} 42 ` +
    `C${chest + 0.4} 37 ${shoulder + 0.6} 35 ${shoulder} 31 C${shoulder - 3} 25 8 25 4.5 22 Z`;
  const legX = hip - thigh / 2;
  return (
    <svg
      aria-hidden
      height={height}
      viewBox="-34 -1 68 123"
      fill="currentColor"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <circle cx="0" cy="10" r={sex === '여' ? 7.6 : 8.2} stroke="none" />
      {sex === '여' && (
        <path d="M-7.6 9 C-9.6 3 -4 -0.6 0 0 C4 -0.6 9.6 3 7.6 9 L8 19 L-8 19 Z" stroke="none" />
      )}
      <rect x="-3.6" y="14" width="7.2" height="11" stroke="none" />
      <path d={trunk} stroke="none" />
      {[-1, 1].map(side => (
        <g key={side} fill="none">
          <path
            d={`M${side * (shoulder - arm / 2 + 0.6)} ${27 + arm / 2} L${side * (Math.max(shoulder, waist) + 3)} 48`}
            strokeWidth={arm}
          />
          <path
            d={`M${side * (Math.max(shoulder, waist) + 3)} 48 L${side * (Math.max(shoulder, waist) + 5)} 66`}
            strokeWidth={arm * 0.76}
          />
          <path d={`M${side * legX} 70 L${side * (legX - 0.4)} 90`} strokeWidth={thigh} />
          <path d={`M${side * (legX - 0.4)} 90 L${side * (legX - 0.8)} 115`} strokeWidth={calf} />
        </g>
      ))}
    </svg>
  );
}
