import { ApiError, messageOf } from '../../../shared/api/api.error';

/** Whether it is about what was typed: a server of another version says the same of the whole request as of its field. */
const isTypedWrong = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === 'VALIDATION_EXCEPTION' &&
  !error.fields.some(({ message }) => message === error.message);

/** The sentence for a failed save; form errors use the specification's own words. */
export const saveFailure = (error: unknown): string =>
  isTypedWrong(error) ? '수정하지 못했어요. 형식에 맞게 입력해 주세요.' : messageOf(error);
