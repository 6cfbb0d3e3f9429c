import { pendingKeyOf, requireCompatiblePurposes } from './recommendation.rules.js';

describe('the key of a pending request', () => {
  const request = { bodyPartKoreanName: ['가슴', '등'], machineKoreanName: ['바벨'], goal: undefined };

  it('is the same in whatever order the lists and fields come', () => {
    const turned = { machineKoreanName: ['바벨'], bodyPartKoreanName: ['등', '가슴'] };
    expect(pendingKeyOf(1, 'workout', turned)).toBe(pendingKeyOf(1, 'workout', request));
  });

  it('differs by member, kind and content, and fits its column', () => {
    const keys = new Set([
      pendingKeyOf(1, 'workout', request),
      pendingKeyOf(2, 'workout', request),
      pendingKeyOf(1, 'supplement', request),
      pendingKeyOf(1, 'workout', { ...request, goal: '근력' }),
      pendingKeyOf(1, 'workout', { ...request, machineKoreanName: ['바벨', '덤벨'] }),
    ]);
    expect(keys.size).toBe(5);
    for (const key of keys) expect(key).toHaveLength(64);
  });
});

describe('purposes', () => {
  it('exclude gaining and losing weight together, whatever else is chosen', () => {
    expect(() => requireCompatiblePurposes(['체중 감량', '근육 증가', '체중 증가'])).toThrow(
      expect.objectContaining({ code: 'VALIDATION_EXCEPTION' }),
    );
    expect(() => requireCompatiblePurposes(['체중 감량', '근육 증가'])).not.toThrow();
  });
});
