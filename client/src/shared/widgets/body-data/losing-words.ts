/** Texts that praise losing weight: hidden from severely thin members. The server has the same list. */
export const LOSING =
  /체지방|지방 ?(?:연소|분해)|감량|다이어트|칼로리|날씬|슬림|(?:뱃|군|허벅지|종아리|옆구리|팔뚝|승마|나잇|턱|얼굴)살|살[은을이]? ?(?:빠|빼|뺄|한 부위만)|태우|태워/u;

export const speaksOfLosing = (...texts: readonly (string | null)[]): boolean =>
  texts.some(each => each !== null && LOSING.test(each));
