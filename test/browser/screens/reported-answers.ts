/** A list whose fetch has stopped with one label still open, as the API answers it. */
export const REPORTED_ANSWERS = {
  '**/api/admin/reportedProducts/fetch': {
    json: {
      configured: true,
      running: false,
      fetched: 12_400,
      total: 45_210,
      finishedAt: null,
      failure: '오늘 부를 수 있는 횟수를 다 썼어요. 내일 이어서 가져와 주세요.',
      counts: { review: 1, ready: 1_860, listed: 24, refused: 3, outside: 10_512 },
    },
  },
  '**/api/admin/reportedProducts/list/**': {
    headers: { 'X-Total-Count': '1', 'X-Page-Size': '20' },
    json: [
      {
        id: 7,
        state: 'review',
        changed: true,
        reportNumber: '20040020012345',
        name: '햇살 마그네슘 아연',
        company: '주식회사 한빛헬스',
        functions:
          '[마그네슘] ① 에너지 이용에 필요 ② 신경과 근육 기능 유지에 필요 [아연] 정상적인 면역기능에 필요',
        intake: '1일 1회, 1회 2정(500mg)을 물과 함께 섭취하십시오.',
        standard:
          '1. 성상 : 고유의 향미가 있고 이미·이취가 없는 흰색의 장방형 정제\n2. 마그네슘 : 표시량(315mg/500mg)의 80~150%\n3. 아연 : 표시량(8.5mg/500mg)의 80~150%\n4. 비타민 B6 : 표시량(1.5mg/일)의 80~150%\n5. 대장균군 : 음성',
        materials: '산화마그네슘, 산화아연, 결정셀룰로스, 유당, 히드록시프로필메틸셀룰로스',
        doubts: [
          '성분마다 기준이 되는 양이 달라요.',
          '마그네슘: 괄호 안의 무게가 하나의 것인지 모두의 것인지 알 수 없어요.',
          '아연: 괄호 안의 무게가 하나의 것인지 모두의 것인지 알 수 없어요.',
        ],
        fields: {
          koreanName: '햇살 마그네슘 아연',
          brand: '주식회사 한빛헬스',
          supplementType: 'Other',
          certified: true,
          approvedFunction: null,
          ingredientClasses: ['vitaminB'],
          allergens: ['우유'],
          vitaminB6: 1.5,
        },
      },
    ],
  },
};
