import { reportedFetch, reportedKeys, startReportedFetch } from '../api/reported-products.api';
import { KeySteps } from './key-steps';
import { SourceFetchCard } from './source-fetch-card';

/** Progress of fetching the ministry's list. */
export function ReportedFetchCard() {
  return (
    <SourceFetchCard
      label="식품안전나라에서 가져오기"
      queryKey={reportedKeys.fetch}
      listsKey={[...reportedKeys.all, 'list']}
      read={reportedFetch}
      start={startReportedFetch}
      words={{
        did: '가져왔어요',
        act: '가져오기',
        offer: '식품안전나라에 신고된 건강기능식품을 가져올 수 있어요.',
      }}
      howToGetAKey={
        <KeySteps
          lead="실제 건강기능식품을 가져오려면 식품안전나라 인증키가 필요해요."
          site={{ name: '식품안전나라 공공데이터', url: 'https://www.foodsafetykorea.go.kr/api/main.do' }}
          first="에 가입하고 무료 인증키를 신청해 주세요."
        >
          <li>‘건강기능식품 품목제조신고(원재료)’ C003의 활용을 신청해 주세요.</li>
          <li>서버 설정 FOOD_SAFETY_API_KEY에 받은 키를 넣고 다시 시작해 주세요.</li>
        </KeySteps>
      }
    />
  );
}
