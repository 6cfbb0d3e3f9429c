import { ApiError, messageOf } from '../../../shared/api/api.error';

/** The sentence for a failed save; form errors use the specification's own words. */
export const saveFailure = (error: unknown): string =>
  error instanceof ApiError && error.code === 'VALIDATION_EXCEPTION'
    ? '수정하지 못했어요. 형식에 맞게 입력해 주세요.'
    : messageOf(error);
