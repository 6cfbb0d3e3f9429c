import Check from 'lucide-react/icons/check';
import { color, radius, space, text } from '../../../shared/theme/theme';

const PARTS = ['가슴', '등', '엉덩이', '어깨', '복부', '종아리', '허벅지 앞', '허벅지 뒤', '삼두', '이두'];
const MACHINES = ['바벨', '덤벨', '케이블', '스미스 머신', '맨몸'];
const CHOSEN = new Set(['가슴', '삼두', '바벨', '덤벨', '케이블']);

function Choices({ names }: { names: readonly string[] }) {
  return (
    <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(3) }}>
      {names.map(name => (
        <li
          key={name}
          css={[
            text.body2,
            {
              display: 'inline-flex',
              alignItems: 'center',
              gap: space(1),
              padding: space(2, 3.5),
              borderRadius: radius.round,
              fontWeight: 600,
              background: color(CHOSEN.has(name) ? 'brand-fill' : 'surface-3'),
              color: color(CHOSEN.has(name) ? 'on-brand' : 'text-2'),
            },
          ]}
        >
          {CHOSEN.has(name) && <Check aria-label="선택됨" size={15} strokeWidth={3} />}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The recommendation's questions, on the cards of its own steps. */
export function RecommendSlide() {
  const step = {
    padding: space(5),
    borderRadius: radius.card,
    background: color('surface-2'),
    border: `1px solid ${color('line')}`,
  };
  return (
    <div css={{ display: 'grid', gap: space(3) }}>
      <div css={step}>
        <h4 css={text.title}>어디를 운동할까요?</h4>
        <Choices names={PARTS} />
      </div>
      <div css={step}>
        <h4 css={text.title}>어떤 기구가 있나요?</h4>
        <Choices names={MACHINES} />
      </div>
    </div>
  );
}
