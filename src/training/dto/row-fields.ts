import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';

/** UUIDv7 in lower case, as phones create it. */
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** No training is older, and this keeps out dates that databases cannot store. */
const EARLIEST_DAY = '1970-01-01';
const UTC_LENGTH = '2026-01-05T10:00:00.000Z'.length;

interface NumberField {
  min: number;
  max: number;
  example: number | null;
  description: string;
}

/** Whether a phone may use this text as a row id. */
export const isRowId = (value: unknown): value is string => typeof value === 'string' && UUID_V7.test(value);

export const RowId = (description: string, example: string) =>
  applyDecorators(
    ApiProperty({ description, format: 'uuid', example }),
    Matches(UUID_V7, { message: '기록 번호가 올바르지 않아요.' }),
  );

/** ISO 8601 in UTC with milliseconds and a four-digit year, as `Date.toISOString` writes it. */
function isUtcTime(value: unknown): value is string {
  const at = new Date(typeof value === 'string' && value.length === UTC_LENGTH ? value : Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString() === value;
}

/** Whether a date or time is not before the earliest day. */
export const isOfOurTime = (value: string): boolean => value >= EARLIEST_DAY;

export const TOO_OLD = '1970년보다 앞선 날이에요. 기기의 날짜와 시간을 확인해 주세요.';

export const UtcTime = (options: ApiPropertyOptions & { example: string | null }) => {
  const message = '시각은 2026-01-05T10:00:00.000Z처럼 UTC로 보내 주세요.';
  // A missing time has its own message; its age is not checked.
  const isRecent = (value: unknown): boolean => !isUtcTime(value) || isOfOurTime(value);
  return applyDecorators(
    ApiProperty({ ...options, type: String, format: 'date-time' } as ApiPropertyOptions),
    ...(options.nullable ? [IsOptional()] : []),
    ValidateBy({ name: 'isUtcTime', validator: { validate: isUtcTime, defaultMessage: () => message } }),
    ValidateBy({ name: 'isOfOurTime', validator: { validate: isRecent, defaultMessage: () => TOO_OLD } }),
  );
};

export const Integer = ({ min, max, ...options }: NumberField) =>
  applyDecorators(
    ApiProperty({ ...options, type: 'integer', minimum: min, maximum: max }),
    ...whole(min, max),
  );

/** null or an integer; defaults to null. */
export const IntegerOrNull = ({ min, max, ...options }: NumberField) =>
  applyDecorators(
    ApiProperty({ ...options, type: 'integer', minimum: min, maximum: max, nullable: true }),
    IsOptional(),
    ...whole(min, max),
  );

/** null or a number; defaults to null. */
export const NumberOrNull = ({ min, max, ...options }: NumberField) => {
  const message = `${min}부터 ${max}까지 숫자로 입력해 주세요.`;
  return applyDecorators(
    ApiProperty({ ...options, type: Number, minimum: min, maximum: max, nullable: true }),
    IsOptional(),
    IsNumber({ allowInfinity: false, allowNaN: false }, { message }),
    Min(min, { message }),
    Max(max, { message }),
  );
};

export const Text = (most: number, description: string, example: string) =>
  applyDecorators(ApiProperty({ description, maxLength: most, example }), ...text(most));

export const TextOrNull = (most: number, description: string) =>
  applyDecorators(
    ApiProperty({ description, type: String, maxLength: most, nullable: true, example: null }),
    IsOptional(),
    ...text(most),
  );

function whole(min: number, max: number): PropertyDecorator[] {
  const message = `${min}부터 ${max}까지 정수로 입력해 주세요.`;
  return [IsInt({ message }), Min(min, { message }), Max(max, { message })];
}

function text(most: number): PropertyDecorator[] {
  return [IsString(), MaxLength(most, { message: `${most}자까지 쓸 수 있어요.` })];
}
