import {
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type Type,
  type ValidationError,
} from '@nestjs/common';
import { AppError, type FieldError } from '../errors/app-error.js';

/** Unknown properties come only from a client of another version: a phone may run a build for weeks. */
const OTHER_VERSION = '지금 서버가 받지 않는 항목이에요. 새 버전으로 새로고침한 뒤 다시 해 주세요.';

/** Korean messages for class-validator's constraints, used where a DTO has none of its own. */
const DEFAULT_MESSAGES: Record<string, string> = {
  isString: '글자로 입력해 주세요.',
  isNumber: '숫자로 입력해 주세요.',
  isInt: '정수로 입력해 주세요.',
  isBoolean: '참 또는 거짓으로 보내 주세요.',
  isArray: '목록으로 보내 주세요.',
  isIn: '고를 수 있는 값이 아니에요.',
  isEnum: '고를 수 있는 값이 아니에요.',
  isNotEmpty: '비워 둘 수 없어요.',
  isDefined: '꼭 필요한 값이에요.',
  isEmail: '이메일 주소를 다시 확인해 주세요.',
  isUrl: '주소(URL)를 다시 확인해 주세요.',
  isDateString: 'YYYY-MM-DD로 입력해 주세요.',
  matches: '형식에 맞게 입력해 주세요.',
  arrayUnique: '같은 값을 두 번 고를 수 없어요.',
  whitelistValidation: OTHER_VERSION,
  unknownValue: '보낸 내용을 알아볼 수 없어요.',
  nestedValidation: '형식에 맞게 보내 주세요.',
};

/** A DTO's own message, as opposed to class-validator's English, which may name Korean values: goal must be one of … 근력. */
const OWN_SENTENCE = /요\.$/;

/**
 * The only validation pipe: trims and NFC-normalises every string, removes NUL characters, refuses unknown properties, converts numbers in paths
 * and queries, and reports all invalid fields at once, in Korean.
 */
@Injectable()
export class InputPipe extends ValidationPipe {
  /** @param expected the DTO, if the parameter's declared type does not tell it */
  constructor(private readonly expected?: Type<unknown>) {
    super({
      expectedType: expected,
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      validationError: { target: false, value: false },
      exceptionFactory: errors => {
        const fields = errors.flatMap(error => fieldErrors(error));
        const isOtherVersion = fields.some(({ message }) => message === OTHER_VERSION);
        return new AppError('VALIDATION_EXCEPTION', {
          fields,
          message: isOtherVersion ? OTHER_VERSION : undefined,
        });
      },
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const clean = metadata.type === 'custom' ? value : cleanStrings(value);
    if (metadata.type === 'body' && this.isDto(metadata) && !isPlainObject(clean)) {
      throw new AppError('VALIDATION_EXCEPTION', {
        fields: [{ field: '', message: '내용을 함께 보내 주세요.' }],
      });
    }
    return super.transform(clean, metadata);
  }

  private isDto({ metatype: declared }: ArgumentMetadata): boolean {
    const metatype = this.expected ?? declared;
    return (
      metatype !== undefined && ![String, Number, Boolean, Array, Object, Buffer].includes(metatype as never)
    );
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cleanStrings(value: unknown): unknown {
  // SQLite's library returns a text only up to its first NUL character: the rest would be lost.
  if (typeof value === 'string') return value.replaceAll('\0', '').trim().normalize('NFC');
  if (Array.isArray(value)) return value.map(cleanStrings);
  if (isPlainObject(value) && Object.getPrototypeOf(value) !== Buffer.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanStrings(entry)]));
  }
  return value;
}

function messageOf([constraint, message]: readonly [string, string]): string {
  if (OWN_SENTENCE.test(message)) return message;
  return DEFAULT_MESSAGES[constraint] ?? '형식에 맞게 입력해 주세요.';
}

function fieldErrors(error: ValidationError, path = ''): FieldError[] {
  const field = path ? `${path}.${error.property}` : error.property;
  const { isArray, ...constraints } = error.constraints ?? {};
  // What is no list breaks all rules of its items, too.
  const [first] = Object.entries(isArray === undefined ? constraints : { isArray });
  const own = first === undefined ? [] : [{ field, message: messageOf(first) }];
  return [...own, ...(error.children ?? []).flatMap(child => fieldErrors(child, field))];
}
