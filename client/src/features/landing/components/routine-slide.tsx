import { color, radius, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';

const WORKOUTS = [
  { name: '벤치프레스', parts: '가슴, 삼두', weight: 42.5, sets: '10회 × 3세트' },
  { name: '인클라인 덤벨 프레스', parts: '가슴, 어깨', weight: 12, sets: '10회 × 3세트' },
  { name: '케이블 푸시다운', parts: '삼두', weight: 15, sets: '12회 × 3세트' },
] as const;

/** A routine with numbered workouts, the second one being moved. */
export function RoutineSlide() {
  return (
    <div>
      <div
        css={[
          text.body2,
          {
            display: 'flex',
            gap: space(5),
            fontWeight: 600,
            color: color('text-3'),
            borderBottom: `1px solid ${color('line')}`,
          },
        ]}
      >
        <span
          css={{ paddingBlock: space(2.5), color: color('text'), boxShadow: `inset 0 -2px ${color('text')}` }}
        >
          가슴 집중
        </span>
        <span css={{ paddingBlock: space(2.5) }}>등 집중</span>
        <span css={{ paddingBlock: space(2.5) }}>어깨</span>
        <span css={{ paddingBlock: space(2.5) }}>하체</span>
      </div>
      <ol css={{ display: 'grid', gap: space(3), marginTop: space(4) }}>
        {WORKOUTS.map((workout, index) => {
          const lifted = index === 1;
          return (
            <li
              key={workout.name}
              css={lifted ? { transform: 'rotate(-1.2deg) translateX(10px)' } : undefined}
            >
              <Card lifted={lifted} padding={4}>
                <div css={{ display: 'flex', alignItems: 'center', gap: space(3) }}>
                  <span
                    css={{
                      display: 'grid',
                      placeItems: 'center',
                      flex: 'none',
                      width: 28,
                      height: 28,
                      borderRadius: radius.round,
                      background: color(lifted ? 'brand-fill' : 'inverse'),
                      color: color(lifted ? 'on-brand' : 'on-inverse'),
                      fontSize: '0.875rem',
                      fontWeight: 700,
                    }}
                  >
                    {index + 1}
                  </span>
                  <div css={{ flex: 1, minWidth: 0 }}>
                    <h4 css={text.title}>{workout.name}</h4>
                    <p css={[text.small, { color: color('text-2') }]}>{workout.parts}</p>
                  </div>
                  <div css={{ textAlign: 'right' }}>
                    <p css={[text.number, { fontSize: '1.25rem', lineHeight: 1.3 }]}>{workout.weight}kg</p>
                    <p css={[text.caption, { color: color('text-2'), whiteSpace: 'nowrap' }]}>
                      {workout.sets}
                    </p>
                  </div>
                </div>
              </Card>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
