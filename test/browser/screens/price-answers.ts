const offer = (productId: string, title: string, price: number, mall = '네이버') => ({
  productId,
  title,
  mall,
  price,
  link: `https://search.shopping.naver.com/catalog/${productId}`,
});

/** Prices, some of which the search has found, as the API answers them. */
export const PRICE_ANSWERS = {
  '**/api/admin/prices/search': {
    json: {
      configured: true,
      running: true,
      fetched: 310,
      total: 1_204,
      finishedAt: null,
      failure: null,
      counts: { old: 12, open: 2, chosen: 280, gone: 1, none: 17 },
    },
  },
  '**/api/admin/prices/list/**': {
    headers: { 'X-Total-Count': '2', 'X-Page-Size': '20' },
    json: [
      {
        ...{ id: 7, koreanName: '햇살 마그네슘 아연', brand: '한빛헬스', flavor: '무맛', servings: 60 },
        ...{ price: 15_900, priceSource: 'entered', pricedAt: '2026-09-03T04:00:00.000Z', oldPrice: true },
        state: 'open',
        chosen: null,
        offers: [
          offer('10315467179', '한빛헬스 햇살 마그네슘 아연 600mg x 60정', 14_820),
          offer(
            '82215467001',
            '한빛헬스 햇살 마그네슘 아연 600mg x 60정 3박스 (6개월분) 선물 세트',
            41_500,
            '한빛몰',
          ),
        ],
      },
      {
        ...{ id: 9, koreanName: '달빛 아연', brand: null, flavor: '레몬', servings: 90 },
        ...{ price: 8_900, priceSource: null, pricedAt: null, oldPrice: true },
        state: null,
        chosen: null,
        offers: [],
      },
    ],
  },
};
