import { color, space, text } from '../../../shared/theme/theme';
import { Card } from '../../../shared/ui/card';
import { Chip } from '../../../shared/ui/chip';
import { LoadBar } from '../../../shared/ui/load-bar';
import { StatTile } from '../../../shared/ui/stat-tile';

/** A recommendation, on the result screen's card. */
export function ResultSlide() {
  return (
    <Card as="article">
      <h4 css={text.h2}>바벨 벤치프레스</h4>
      <p css={[text.small, { color: color('text-2') }]}>가슴 ·&nbsp;삼두 ·&nbsp;어깨</p>
      <div css={{ display: 'flex', gap: space(2), marginBlock: space(4) }}>
        <StatTile label="추천 무게" value="42.5" unit="kg" highlighted />
        <StatTile label="횟수" value="9" unit="회" />
        <StatTile label="세트" value="3" unit="세트" />
      </div>
      <LoadBar value={42.5} low={35} high={50} />
      <p css={[text.body2, { marginBlock: space(4) }]}>
        앞으로 밀어 내는 동작으로 다른 근육과 함께 가슴을 크게 쓸 수 있어 골랐어요.{' '}
        <strong>제지방량 65.6kg과 나이로 예상한 최대 무게 60.9kg</strong>의 70%, 3회쯤 더 할 수 있는 무게예요.
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <Chip tone="brand">바 포함 총 무게</Chip>
        <Chip>휴식 120초</Chip>
        <Chip>확신 보통</Chip>
      </div>
    </Card>
  );
}
