import { priceFetch, priceKeys, startPriceFetch } from '../api/prices.api';
import { KeySteps } from './key-steps';
import { SourceFetchCard } from './source-fetch-card';

/** Progress of the shopping search. */
export function PriceFetchCard() {
  return (
    <SourceFetchCard
      label="네이버 쇼핑에서 찾기"
      queryKey={priceKeys.fetch}
      listsKey={priceKeys.lists}
      read={priceFetch}
      start={startPriceFetch}
      words={{
        did: '찾아봤어요',
        act: '가격 찾기',
        offer: '파는 제품의 가격을 네이버 쇼핑에서 찾을 수 있어요.',
      }}
      howToGetAKey={
        <KeySteps
          lead="네이버 쇼핑에서 가격을 찾으려면 네이버 검색 API의 키가 필요해요. 없어도 가격을 직접 넣을 수 있어요."
          site={{ name: '네이버 개발자 센터', url: 'https://developers.naver.com/apps/#/register' }}
          first="에서 애플리케이션을 등록하고, 사용 API로 ‘검색’ 항목을 골라 주세요. 무료예요."
        >
          <li>
            서버 설정 NAVER_CLIENT_ID와 NAVER_CLIENT_SECRET에 받은 아이디와 시크릿을 넣고 다시 시작해 주세요.
          </li>
        </KeySteps>
      }
    />
  );
}
