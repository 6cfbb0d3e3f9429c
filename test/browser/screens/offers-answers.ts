/** A new version's offer for a row that an admin has changed. */
export const OFFERS_ANSWERS = {
  '**/api/admin/offers': {
    json: [
      {
        id: 1,
        kind: 'workout',
        name: '인클라인 벤치프레스',
        fields: [
          {
            field: 'description',
            current: '벤치를 조금 세우고 눕습니다. 우리 센터에서는 30도로 해요.',
            offered: '벤치를 30도로 세우고 누워요. 바를 쇄골 아래까지 내렸다가 밀어 올려요.',
          },
          { field: 'ratioMale', current: '0.8', offered: '0.82' },
        ],
      },
    ],
  },
};
