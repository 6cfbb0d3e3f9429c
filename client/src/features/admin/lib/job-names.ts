const NAMES: Record<string, string> = {
  recommendation: '추천',
  'reported-products': '신고 제품 가져오기',
  'price-search': '가격 찾기',
  'link-check': '링크 확인',
  'push-day': '하루 알림',
  'push-rest': '휴식 끝 알림',
  'catalogue-import': '파일 가져오기',
};

export const jobName = (name: string): string => NAMES[name] ?? name;
