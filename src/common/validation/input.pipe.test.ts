import { ArrayUnique, IsArray, IsIn, IsString, Matches } from 'class-validator';
import { InputPipe } from './input.pipe.js';

class WishDto {
  @IsIn(['일반', '근력'])
  goal: string;

  @IsIn(['가슴', '등'], { each: true })
  parts: string[];

  @IsString({ message: 'ID를 글자로 적어 주세요.' })
  id: string;

  @Matches(/^[가-힣]+$/)
  name: string;

  @IsArray()
  @ArrayUnique()
  days: number[];
}

it('says in Korean what is wrong, also where the values that may be chosen are Korean', async () => {
  const pipe = new InputPipe(WishDto);
  const sent = { goal: '키', parts: ['발'], id: 3, name: 'x', days: '월' };
  await expect(pipe.transform(sent, { type: 'body', metatype: WishDto })).rejects.toMatchObject({
    fields: [
      { field: 'goal', message: '고를 수 있는 값이 아니에요.' },
      { field: 'parts', message: '고를 수 있는 값이 아니에요.' },
      { field: 'id', message: 'ID를 글자로 적어 주세요.' },
      { field: 'name', message: '형식에 맞게 입력해 주세요.' },
      { field: 'days', message: '목록으로 보내 주세요.' },
    ],
  });
});

it('says of a field it does not know that another version sent it, whatever else is wrong', async () => {
  const pipe = new InputPipe(WishDto);
  const right = { goal: '일반', parts: ['등'], id: 'a', name: '가', days: [1] };
  for (const sent of [right, { ...right, goal: '키' }])
    await expect(
      pipe.transform({ ...sent, mood: '좋음' }, { type: 'body', metatype: WishDto }),
    ).rejects.toMatchObject({ message: expect.stringContaining('새 버전으로 새로고침') });
});

it('cleans every text of what is sent, however deep', async () => {
  const sent = { goal: ' 일반', parts: ['등 '], id: 'a\0b', name: '\u1100\u1161', days: [1] };
  await expect(new InputPipe(WishDto).transform(sent, { type: 'body', metatype: WishDto })).resolves.toEqual({
    goal: '일반',
    parts: ['등'],
    id: 'ab',
    name: '가',
    days: [1],
  });
});
