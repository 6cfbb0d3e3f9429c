interface ErrorEntry {
  /** HTTP status of the response. */
  http: number;
  /** One Korean sentence a user can act on. */
  message: string;
}

/**
 * Every error code of the API. Server and client share it by type: the OpenAPI document lists the codes as an enumeration, so a code without a text
 * compiles on neither side.
 */
export const ERROR_CATALOGUE = {
  VALIDATION_EXCEPTION: { http: 400, message: '입력한 내용을 다시 확인해 주세요.' },
  TRAINING_FILE_UNKNOWN: {
    http: 400,
    message:
      'Strong, Hevy, FitNotes, openGym이나 루틴업에서 내보낸 파일이 아니에요. 앱에서 내보낸 그대로 올려 주세요.',
  },
  TRAINING_FILE_BROKEN: {
    http: 400,
    message: '파일을 읽을 수 없어요. 앱에서 다시 내보낸 뒤 그대로 올려 주세요.',
  },
  WRONG_VERIFICATION_CODE_EXCEPTION: {
    http: 400,
    message: '인증 코드가 올바르지 않아요. 다시 입력해 주세요.',
  },
  WRONG_PASSWORD_EXCEPTION: { http: 400, message: '현재 비밀번호가 올바르지 않아요.' },
  /** One code for every fault of a passkey: the API does not reveal which. */
  PASSKEY_FAILED_EXCEPTION: { http: 400, message: '패스키를 확인하지 못했어요. 다시 시도해 주세요.' },
  /** Likewise one code for every fault of a provider account or its response. */
  PROVIDER_LOGIN_FAILED_EXCEPTION: {
    http: 400,
    message: '로그인을 확인하지 못했어요. 처음부터 다시 시도해 주세요.',
  },
  LOGIN_FAILED_EXCEPTION: { http: 401, message: '이메일 또는 비밀번호를 잘못 입력했어요.' },
  SECOND_FACTOR_REQUIRED_EXCEPTION: { http: 401, message: '인증 앱의 번호를 입력해 주세요.' },
  UNAUTHENTICATED_EXCEPTION: { http: 401, message: '로그인이 필요해요.' },
  EXPIRED_ACCESS_TOKEN_EXCEPTION: { http: 401, message: '로그인 시간이 지났어요.' },
  EXPIRED_REFRESH_TOKEN_EXCEPTION: { http: 401, message: '로그인이 만료됐어요. 다시 로그인해 주세요.' },
  REVOKED_REFRESH_TOKEN_EXCEPTION: {
    http: 401,
    message: '더는 쓸 수 없는 로그인이에요. 다시 로그인해 주세요.',
  },
  ACCOUNT_GONE_EXCEPTION: { http: 401, message: '탈퇴한 계정이에요.' },
  /** A question rather than a refusal: the same request with the password is accepted. */
  PASSWORD_REQUIRED_EXCEPTION: { http: 422, message: '비밀번호를 한 번 더 입력해 주세요.' },
  FORBIDDEN_EXCEPTION: { http: 403, message: '이 기능을 쓸 권한이 없어요.' },
  NOT_FOUND_EXCEPTION: {
    http: 404,
    message: '찾는 주소가 없어요. 앱에서 이 말을 보셨다면 새 버전으로 새로고침한 뒤 다시 해 주세요.',
  },
  ROUTINE_NOT_FOUND_EXCEPTION: { http: 404, message: '해당하는 루틴을 찾을 수 없어요.' },
  MY_WORKOUT_NOT_FOUND_EXCEPTION: { http: 404, message: '루틴에서 이 운동을 찾을 수 없어요.' },
  MY_SUPPLEMENT_NOT_FOUND_EXCEPTION: { http: 404, message: '내 보충제에서 찾을 수 없어요.' },
  WORKOUT_NOT_FOUND_EXCEPTION: { http: 404, message: '운동을 찾을 수 없어요.' },
  SUPPLEMENT_NOT_FOUND_EXCEPTION: { http: 404, message: '보충제를 찾을 수 없어요.' },
  MACHINE_NOT_FOUND_EXCEPTION: { http: 404, message: '기구를 찾을 수 없어요.' },
  BODY_PART_NOT_FOUND_EXCEPTION: { http: 404, message: '운동 부위를 찾을 수 없어요.' },
  BODY_DATA_NOT_FOUND_EXCEPTION: { http: 404, message: '저장된 몸 정보가 없어요.' },
  RECOMMENDATION_HISTORY_NOT_FOUND_EXCEPTION: { http: 404, message: '추천 기록을 찾을 수 없어요.' },
  TRAINING_BREAK_NOT_FOUND_EXCEPTION: { http: 404, message: '그날부터 쉬기로 한 적이 없어요.' },
  WEEK_NOT_FOUND_EXCEPTION: { http: 404, message: '이 주에 정해 둔 계획이 없어요.' },
  INTAKE_ITEM_NOT_FOUND_EXCEPTION: { http: 404, message: '내 영양제에서 찾을 수 없어요.' },
  SESSION_NOT_FOUND_EXCEPTION: { http: 404, message: '이미 로그아웃된 기기예요.' },
  PASSKEY_NOT_FOUND_EXCEPTION: { http: 404, message: '이미 지운 패스키예요.' },
  SHARED_ROUTINE_NOT_FOUND_EXCEPTION: { http: 404, message: '더 볼 수 없는 링크예요.' },
  IDENTITY_NOT_FOUND_EXCEPTION: { http: 404, message: '이미 연결을 끊은 계정이에요.' },
  PROVIDER_NOT_FOUND_EXCEPTION: { http: 404, message: '지금은 쓸 수 없는 로그인 방법이에요.' },
  CATALOGUE_CHANGE_NOT_FOUND_EXCEPTION: { http: 404, message: '이 변경 기록을 찾을 수 없어요.' },
  ADMIN_NOT_FOUND_EXCEPTION: { http: 404, message: '관리자를 찾을 수 없어요.' },
  INVITATION_NOT_FOUND_EXCEPTION: {
    http: 404,
    message: '초대가 없거나 기간이 지났어요. 다시 초대받아 주세요.',
  },
  JOB_NOT_FOUND_EXCEPTION: { http: 404, message: '다시 시킬 수 있는 작업이 아니에요.' },
  SEED_OFFER_NOT_FOUND_EXCEPTION: { http: 404, message: '이미 정한 내용이에요. 새로 불러와 주세요.' },
  CATALOGUE_IMPORT_NOT_FOUND_EXCEPTION: { http: 404, message: '가져온 파일을 찾을 수 없어요.' },
  REPORTED_PRODUCT_NOT_FOUND_EXCEPTION: { http: 404, message: '신고 제품을 찾을 수 없어요.' },
  TRAINING_SESSION_NOT_FOUND_EXCEPTION: { http: 404, message: '운동 기록을 찾을 수 없어요.' },
  TRAINING_IMPORT_NOT_FOUND_EXCEPTION: { http: 404, message: '가져온 기록을 찾을 수 없어요.' },
  REQUEST_TIMEOUT_EXCEPTION: {
    http: 408,
    message: '보낸 내용을 제때 다 받지 못했어요. 다시 시도해 주세요.',
  },
  ALREADY_EXIST_USER_EXCEPTION: { http: 409, message: '이미 가입된 이메일이에요.' },
  ALREADY_EXIST_MY_WORKOUT_EXCEPTION: { http: 409, message: '이미 있는 운동이에요.' },
  ALREADY_EXIST_MY_SUPPLEMENT_EXCEPTION: { http: 409, message: '이미 내 보충제에 있어요.' },
  EMAIL_NOT_VERIFIED_EXCEPTION: { http: 409, message: '이메일을 먼저 인증해 주세요.' },
  MY_WORKOUT_SIZE_OVER_EXCEPTION: { http: 409, message: '등록할 수 있는 운동 수(7개)를 넘었어요.' },
  BODY_DATA_REQUIRED_EXCEPTION: { http: 409, message: '추천을 받으려면 먼저 몸 정보를 입력해 주세요.' },
  CONFLICT_EXCEPTION: {
    http: 409,
    message: '다른 곳에서 먼저 바뀌었어요. 새로 불러온 뒤 다시 시도해 주세요.',
  },
  CHANGED_SINCE_EXCEPTION: {
    http: 409,
    message: '그 뒤에 다시 바뀌었어요. 새로 불러와 지금 내용을 확인해 주세요.',
  },
  PASSKEYS_OFF_EXCEPTION: { http: 409, message: '이 주소에서는 패스키를 쓸 수 없어요.' },
  PUSH_OFF_EXCEPTION: { http: 409, message: '여기서는 아직 알림을 보내 드리지 못해요.' },
  TOO_MANY_PASSKEYS_EXCEPTION: {
    http: 409,
    message: '패스키는 20개까지 둘 수 있어요. 쓰지 않는 것을 먼저 지워 주세요.',
  },
  IDENTITY_TAKEN_EXCEPTION: { http: 409, message: '다른 루틴업 계정에 연결된 계정이에요.' },
  LAST_WAY_IN_EXCEPTION: {
    http: 409,
    message: '로그인할 방법이 이것뿐이라 지울 수 없어요. 먼저 비밀번호나 다른 로그인 방법을 추가해 주세요.',
  },
  LOGIN_AGAIN_EXCEPTION: { http: 409, message: '로그인한 지 10분이 지났어요. 다시 로그인한 뒤 해 주세요.' },
  LAST_OWNER_EXCEPTION: {
    http: 409,
    message: '소유자는 적어도 한 명 있어야 해요. 먼저 다른 관리자를 소유자로 바꿔 주세요.',
  },
  IMPORT_BUSY_EXCEPTION: {
    http: 409,
    message: '다른 파일을 적용하거나 되돌리고 있어요. 끝난 뒤에 다시 시도해 주세요.',
  },
  EXAMPLES_NEEDED_EXCEPTION: { http: 409, message: '실제 제품이 하나도 없어서 예시를 숨길 수 없어요.' },
  SOURCE_NOT_CONFIGURED_EXCEPTION: {
    http: 409,
    message: '서버 설정에 이 서비스의 인증키를 먼저 넣어 주세요.',
  },
  IN_USE_EXCEPTION: { http: 409, message: '쓰이고 있어서 지울 수 없어요. 대신 숨길 수 있어요.' },
  TRAINING_IMPORT_EMPTY: { http: 409, message: '이 파일에는 새로 가져올 기록이 없어요.' },
  /** A question rather than a refusal: the same request with `confirmed` is accepted. */
  IMPLAUSIBLE_LOAD_EXCEPTION: { http: 422, message: '무게를 다시 확인해 주세요.' },
  /** Also a question: a health answer that is unlikely for this member. */
  HEALTH_QUESTION_EXCEPTION: { http: 422, message: '건강 정보를 한 번 더 확인해 주세요.' },
  PAYLOAD_TOO_LARGE_EXCEPTION: { http: 413, message: '보낸 내용이 너무 커요.' },
  TRAINING_FILE_TOO_LONG: { http: 413, message: '한 번에 5만 줄까지 가져올 수 있어요. 나눠서 올려 주세요.' },
  TRAINING_BATCH_TOO_LARGE: { http: 413, message: '한 번에 500개까지 보낼 수 있어요. 나눠서 보내 주세요.' },
  UNSUPPORTED_MEDIA_TYPE_EXCEPTION: { http: 415, message: '지원하지 않는 형식이에요.' },
  TOO_MANY_REQUESTS_EXCEPTION: { http: 429, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' },
  INTERNAL_EXCEPTION: { http: 500, message: '문제가 생겼어요. 잠시 후 다시 시도해 주세요.' },
  SECOND_FACTOR_UNREADABLE_EXCEPTION: {
    http: 503,
    message:
      '서버의 JWT_SECRET이 바뀌어 인증 앱의 번호를 확인할 수 없어요. 운영자가 앞의 값을 JWT_SECRET_PREVIOUS에 넣거나 admin:reset을 실행해야 해요.',
  },
  PROVIDER_UNAVAILABLE_EXCEPTION: {
    http: 503,
    message: '지금은 이 방법으로 로그인할 수 없어요. 잠시 후 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  },
  SERVICE_UNAVAILABLE_EXCEPTION: {
    http: 503,
    message: '지금은 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
  },
  /** Never thrown: the `status` of a failed recommendation history, answered with 200. */
  RECOMMENDATION_FAILED_EXCEPTION: { http: 200, message: '추천을 만들지 못했어요. 다시 시도해 주세요.' },
  /** Never thrown: the reason why one record of a batch was refused, answered with 200 like the accepted ones. */
  TRAINING_ID_TAKEN: { http: 200, message: '이 기록 번호는 쓸 수 없어요. 새로 기록해 주세요.' },
  TRAINING_SESSION_MISSING: { http: 200, message: '이 세트가 들어갈 운동 기록을 찾을 수 없어요.' },
  TRAINING_SESSION_FULL: { http: 200, message: '한 번의 운동에는 400세트까지 기록할 수 있어요.' },
  TRAINING_IN_FUTURE: { http: 200, message: '아직 오지 않은 시간이에요. 기기의 시계를 확인해 주세요.' },
  TRAINING_NOTHING_DONE: { http: 200, message: '한 세트에는 1회(초) 이상이 필요해요.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

export const ERROR_CODES = Object.keys(ERROR_CATALOGUE) as ErrorCode[];
