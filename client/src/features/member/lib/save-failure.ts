import { ApiError, messageOf } from '../../../shared/api/api.error';

/** Whether the error is about typed values: a server of another version refuses the whole request with the same code. */
const isTypedWrong = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === 'VALIDATION_EXCEPTION' &&
  !error.fields.some(({ message }) => message === error.message);

/** The sentence for a failed save; form errors use the specification's own words. */
export const saveFailure = (error: unknown): string =>
  isTypedWrong(error) ? '수정하지 못했어요. 형식에 맞게 입력해 주세요.' : messageOf(error);
