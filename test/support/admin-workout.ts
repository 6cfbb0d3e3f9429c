/** A workout as an admin's form sends it; tests override its names. */
export const ADMIN_WORKOUT = {
  koreanName: '시험용 프레스',
  englishName: 'Test press',
  primaryBodyParts: ['가슴'],
  secondaryBodyParts: ['삼두'],
  machines: ['바벨'],
  description: '바를 잡고 밀어요.',
  pattern: 'horizontalPush',
  family: 'test-press',
  mechanic: 'compound',
  loadType: 'barbell',
  baseLift: 'bench',
  ratioMale: 0.8,
  ratioFemale: 0.8,
  incrementKg: 2.5,
  minLoadKg: 20,
  skill: 2,
};
