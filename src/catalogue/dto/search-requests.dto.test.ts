import 'reflect-metadata';
import fc from 'fast-check';
import { InputPipe } from '../../common/validation/input.pipe.js';
import { SUPPLEMENT_TYPES } from '../catalogue.vocabulary.js';
import { SupplementSearchDto, WorkoutSearchDto } from './search-requests.dto.js';

const DTOS = [WorkoutSearchDto, SupplementSearchDto];
const pipe = new InputPipe();

/** The same DTO as far as the rules go, without its own way to recognise a body. */
function byTheRules(dto: (typeof DTOS)[number], body: unknown): Promise<unknown> {
  const { recognise } = dto;
  Object.defineProperty(dto, 'recognise', { value: () => undefined, configurable: true, writable: true });
  return pipe
    .transform(body, { type: 'body', metatype: dto })
    .finally(() => Object.defineProperty(dto, 'recognise', { value: recognise }));
}

const value = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    true,
    {},
    [],
    [null],
    ['가슴'],
    ['Protein', 'BCAA'],
    ['x'.repeat(31)],
    [['가슴']],
  ),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.array(fc.oneof(fc.constantFrom(...SUPPLEMENT_TYPES), fc.string({ maxLength: 35 })), { maxLength: 70 }),
);
const bodies = fc.dictionary(
  fc.constantFrom('searchKeyword', 'bodyPartKoreanName', 'supplementType', 'page', '__proto__', 'toString'),
  value,
  { maxKeys: 3 },
);

describe.each(DTOS.map(dto => ({ dto, name: dto.name })))('the body of a $name', ({ dto }) => {
  it('is taken, changed and refused as the rules say, recognised or not', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async body => {
        const asRules = await byTheRules(dto, structuredClone(body)).then(
          taken => ({ taken }),
          (refused: unknown) => ({ refused }),
        );
        const answer = await pipe.transform(structuredClone(body), { type: 'body', metatype: dto }).then(
          (taken: unknown) => ({ taken }),
          (refused: unknown) => ({ refused }),
        );
        expect(answer).toEqual(asRules);
        if ('taken' in answer) expect(answer.taken).toBeInstanceOf(dto);
      }),
      { numRuns: 1500 },
    );
  });

  it('is recognised in its usual forms', () => {
    const list = dto === WorkoutSearchDto ? { bodyPartKoreanName: ['등'] } : { supplementType: ['BCAA'] };
    for (const body of [{}, { searchKeyword: '벤치' }, list, { searchKeyword: '', ...list }])
      expect(dto.recognise(body)).toBeInstanceOf(dto);
    expect(dto.recognise({ other: 1 })).toBeUndefined();
  });
});
