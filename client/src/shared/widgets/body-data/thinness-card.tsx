import { color, space, text } from '../../theme/theme';
import { Card } from '../../ui/card';
import { HelplineText } from '../../ui/helpline-text';

/** The recommendation's words: `severe-thinness.ts` on the server has the sources. */
export const THINNESS_WORDS = {
  title: '지금은 몸을 채우는 게 먼저예요',
  body: '몸이 쓸 힘이 모자란 때라서 가벼운 움직임만 권해요. 가까운 병원에서 몸 상태를 한번 살펴봐 주세요.',
  help: '먹는 일이나 몸에 대한 생각이 힘들다면 혼자 견디지 않아도 돼요. 정신건강상담전화 1577-0199에서, 청소년은 청소년상담전화 1388에서도 24시간 이야기를 들어 줘요.',
};
/** What helps severely thin members, and who. */
export function ThinnessCard() {
  return (
    <Card as="section" aria-labelledby="thinness">
      <h2 id="thinness" css={text.title}>
        {THINNESS_WORDS.title}
      </h2>
      <p css={[text.body2, { marginTop: space(2) }]}>{THINNESS_WORDS.body}</p>
      <p css={[text.body2, { marginTop: space(2), color: color('text-2') }]}>
        <HelplineText>{THINNESS_WORDS.help}</HelplineText>
      </p>
    </Card>
  );
}
