/** An invented product has no shop of its own: its link is a search, and is labelled as one. */
export const buyText = (example: boolean): string => (example ? '비슷한 제품 검색' : '구매하기');

export const EXAMPLE_NOTE = '예시로 만든 제품이라, 누르면 네이버 쇼핑에서 비슷한 제품을 검색해요.';
