import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import { josa } from 'es-hangul';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { isWebAddress } from '../../../common/http/web-address.js';

/**
 * Catalogue fields as an admin sends them: JSON, a form (all text) or a table file (all text). These decorators convert text to the field's type; an
 * empty text means "nothing".
 */
type Value = { value: unknown };

const emptyToNull = ({ value }: Value) => (value === '' ? null : value);

const toNumber = ({ value }: Value) => {
  if (value === '' || value === null) return null;
  return typeof value === 'string' && /^-?\d{1,12}(\.\d+)?$/.test(value) ? Number(value) : value;
};

const toBoolean = ({ value }: Value) => {
  if (value === '' || value === null) return undefined;
  return typeof value === 'string' ? ({ true: true, false: false } as Record<string, boolean>)[value] : value;
};

/** `가슴|등` or `["가슴","등"]`. */
const toList = ({ value }: Value) => {
  if (value === null) return undefined;
  if (typeof value !== 'string') return value;
  if (value === '') return [];
  if (value.startsWith('[')) {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  }
  return value.split('|').map(entry => entry.trim());
};

/** Marks a reviewed, empty list in a table file; an empty cell means that nobody reviewed it. */
export const REVIEWED_NONE = 'none';

const toReviewedList = ({ value }: Value) => {
  if (value === '' || value === null) return null;
  return value === REVIEWED_NONE ? [] : toList({ value });
};

/** Chooses the particle as if the unit in brackets were absent: 가격(원)은. */
const topic = (name: string) => name + josa.pick(name.replace(/\([^)]*\)$/, ''), '은/는');

const inRange = (name: string, least: number, most: number) =>
  `${topic(name)} ${least.toLocaleString('ko-KR')}~${most.toLocaleString('ko-KR')}로 입력해 주세요.`;

export const TextField = (name: string, longest: number, options: ApiPropertyOptions = {}) =>
  applyDecorators(
    ApiProperty({ description: name, maxLength: longest, ...options }),
    Length(1, longest, { message: `${topic(name)} 1~${longest}자로 입력해 주세요.` }),
  );

export const OptionalTextField = (name: string, longest: number, options: ApiPropertyOptions = {}) =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      description: name,
      maxLength: longest,
      nullable: true,
      example: null,
      ...options,
    }),
    Transform(emptyToNull),
    IsOptional(),
    IsString({ message: `${topic(name)} 글자로 입력해 주세요.` }),
    MaxLength(longest, { message: `${topic(name)} ${longest}자까지 입력할 수 있어요.` }),
  );

/** Allowed video hosts: those the client can embed in a page. */
const VIDEO_HOSTS = new Set([
  'youtu.be',
  ...['', 'www.', 'm.'].map(at => `${at}youtube.com`),
  'www.youtube-nocookie.com',
]);

/** A `javascript:` link would run foreign code on a page, and a link to an internal address would make the server request it. */
const webAddress = (name: string, rule: string, hosts?: ReadonlySet<string>) =>
  ValidateBy({
    name: 'isWebAddress',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isWebAddress(value, hosts),
      defaultMessage: () => `${topic(name)} ${rule}`,
    },
  });

export const UrlField = (name: string, longest: number) =>
  applyDecorators(
    OptionalTextField(name, longest, { format: 'uri', example: 'https://example.com' }),
    webAddress(name, 'https로 시작하는 공개된 주소로 입력해 주세요.'),
  );

export const VideoField = (name: string, longest: number) =>
  applyDecorators(
    OptionalTextField(name, longest, { format: 'uri', example: 'https://youtu.be/rT7DgCr-3pg' }),
    webAddress(name, 'https로 시작하는 유튜브 주소로 입력해 주세요.', VIDEO_HOSTS),
  );

export const NumberField = (name: string, least: number, most: number, options: ApiPropertyOptions = {}) =>
  applyDecorators(
    ApiProperty({ type: Number, description: name, minimum: least, maximum: most, ...options }),
    Transform(toNumber),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: inRange(name, least, most) }),
    Min(least, { message: inRange(name, least, most) }),
    Max(most, { message: inRange(name, least, most) }),
  );

export const OptionalNumberField = (name: string, least: number, most: number) =>
  applyDecorators(
    NumberField(name, least, most, { nullable: true, required: false, example: null }),
    IsOptional(),
  );

export const WholeNumberField = (
  name: string,
  least: number,
  most: number,
  options: ApiPropertyOptions = {},
) =>
  applyDecorators(
    NumberField(name, least, most, { type: 'integer', ...options }),
    IsInt({ message: `${topic(name)} 정수로 입력해 주세요.` }),
  );

export const OptionalWholeNumberField = (name: string, least: number, most: number) =>
  applyDecorators(
    WholeNumberField(name, least, most, { nullable: true, required: false, example: null }),
    IsOptional(),
  );

export const BooleanField = (name: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, description: name, default: false, example: false }),
    Transform(toBoolean),
    IsOptional(),
    IsBoolean({ message: `${topic(name)} true 또는 false예요.` }),
  );

export const ChoiceField = (
  name: string,
  choices: readonly (string | number)[],
  options: ApiPropertyOptions = {},
) =>
  applyDecorators(
    ApiProperty({ description: name, enum: [...choices], ...options } as ApiPropertyOptions),
    IsIn(choices, { message: `${topic(name)} ${choices.join(', ')} 중에서 골라 주세요.` }),
  );

export const OptionalChoiceField = (name: string, choices: readonly string[]) =>
  applyDecorators(
    Transform(emptyToNull),
    ChoiceField(name, choices, { nullable: true, required: false }),
    IsOptional(),
  );

/** A list of names; `choices` makes it a closed list. */
export const ListField = (
  name: string,
  { choices, longest = 60, most = 20, example = [] }: ListOptions = {},
) =>
  applyDecorators(
    ApiPropertyOptional({
      description: `${name} (양식과 파일에서는 \`|\`로 나눠요)`,
      type: [String],
      example,
      ...(choices ? { enum: [...choices] } : {}),
    }),
    Transform(toList),
    IsOptional(),
    IsArray({ message: `${topic(name)} 목록으로 보내 주세요.` }),
    ArrayMaxSize(most, { message: `${topic(name)} ${most}개까지 넣을 수 있어요.` }),
    ArrayUnique({ message: `${name}에 같은 값이 두 번 있어요.` }),
    ...(choices
      ? [OneOfEach(name, choices)]
      : [Length(1, longest, { each: true, message: `${topic(name)} 하나에 1~${longest}자예요.` })]),
  );

/** The error names the values that are not allowed. */
const OneOfEach = (name: string, choices: readonly string[]) =>
  IsIn(choices, {
    each: true,
    message: ({ value }) => {
      const unknown: unknown = Array.isArray(value) ? value.find(each => !choices.includes(each)) : value;
      return `‘${String(unknown).slice(0, 40)}’: 없는 값이에요. ${topic(name)} ${choices.join(', ')} 중에서 골라 주세요.`;
    },
  });

/** Some words of a closed list, none of them (`none` in a table file), or null while unreviewed. */
export const ReviewedListField = (
  name: string,
  choices: readonly string[],
  { description, example }: { description: string; example: string[] },
) =>
  applyDecorators(
    ApiPropertyOptional({ description, type: [String], enum: [...choices], nullable: true, example }),
    Transform(toReviewedList),
    IsOptional(),
    IsArray({ message: `${topic(name)} 목록으로 보내 주세요.` }),
    ArrayUnique({ message: `${name}에 같은 값이 두 번 있어요.` }),
    OneOfEach(name, choices),
  );

interface ListOptions {
  choices?: readonly string[];
  longest?: number;
  most?: number;
  example?: string[];
}
