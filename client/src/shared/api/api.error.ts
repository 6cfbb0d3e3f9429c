export interface FieldError {
  field: string;
  message: string;
}

/** The client's own codes, for answers that never came or are not from our server. */
export const NETWORK_ERROR = 'NETWORK_ERROR';
export const NO_ANSWER = 'NO_ANSWER';
export const FOREIGN_ANSWER = 'FOREIGN_ANSWER';
export const UNREADABLE_ANSWER = 'UNREADABLE_ANSWER';
export const LOGIN_LEFT = 'LOGIN_LEFT';

const GENERAL_MESSAGE = '문제가 생겼어요. 잠시 후 다시 시도해 주세요.';

/** A failed call, with a Korean sentence to show. `httpStatus` is 0 when no answer came. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly httpStatus: number,
    readonly fields: readonly FieldError[] = [],
    readonly requestId?: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  static network(): ApiError {
    return new ApiError(
      NETWORK_ERROR,
      '서버에 연결할 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
      0,
    );
  }

  /** Connected, but no complete answer came in time. */
  static noAnswer(): ApiError {
    return new ApiError(NO_ANSWER, '서버가 대답하지 않아요. 인터넷 연결을 확인하고 다시 시도해 주세요.', 0);
  }

  /** A network in between answered with a page of its own. */
  static foreign(): ApiError {
    return new ApiError(
      FOREIGN_ANSWER,
      '이 네트워크가 서버 대신 답했어요. 와이파이에 로그인해야 하는지 확인하고 다시 시도해 주세요.',
      0,
    );
  }

  /** No answer came, and what was to be sent cannot wait on this device. */
  static deviceFull(): ApiError {
    return new ApiError(
      NETWORK_ERROR,
      '연결되지 않았고, 기기의 저장 공간이 가득 차서 담아 두지도 못했어요. 공간을 비우거나 연결한 뒤 다시 해 주세요.',
      0,
    );
  }

  /** The answer belongs to a member who is no longer logged in here. */
  static loginLeft(): ApiError {
    return new ApiError(LOGIN_LEFT, '로그아웃돼서 마치지 못했어요.', 0);
  }

  /** From the server's error body, or from whatever a proxy in between returned. */
  static from(body: unknown, httpStatus: number): ApiError {
    const { status, message, fields, requestId } = (
      typeof body === 'object' && body !== null ? body : {}
    ) as {
      status?: unknown;
      message?: unknown;
      fields?: unknown;
      requestId?: unknown;
    };
    if (typeof status !== 'string' || typeof message !== 'string') {
      const text =
        httpStatus >= 502 && httpStatus <= 504
          ? '서버가 잠시 쉬고 있어요. 잠시 후 다시 시도해 주세요.'
          : GENERAL_MESSAGE;
      return new ApiError(UNREADABLE_ANSWER, text, httpStatus);
    }
    return new ApiError(
      status,
      message.trim() || GENERAL_MESSAGE,
      httpStatus,
      Array.isArray(fields) ? (fields as FieldError[]) : [],
      typeof requestId === 'string' ? requestId : undefined,
    );
  }

  /** The message of one field of a rejected form. */
  fieldMessage(field: string): string | undefined {
    return this.fields.find(error => error.field === field)?.message;
  }
}

/** The sentence to show for anything thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : GENERAL_MESSAGE;

/** The same, but for a rejected form the first sentence about one of its fields. */
export const detailOf = (error: unknown): string =>
  (error instanceof ApiError ? error.fields[0]?.message : undefined) ?? messageOf(error);

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/** Whether no answer came at all: the server was out of reach. */
export const isOutOfReach = (error: unknown): boolean => error instanceof ApiError && error.httpStatus === 0;

/** Whether another attempt right away would only look like progress: offline, after a long silence, where a network answers for the server. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.httpStatus === 0 &&
  (error.code === NO_ANSWER || error.code === FOREIGN_ANSWER || !navigator.onLine);
