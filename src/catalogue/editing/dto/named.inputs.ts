import { TextField } from './field.decorators.js';

export class MachineInput {
  @TextField('한글 이름', 40, { example: '스미스 머신' })
  koreanName: string;

  @TextField('영문 이름', 80, { example: 'Smith machine' })
  englishName: string;
}

export class BodyPartInput {
  @TextField('한글 이름', 30, { example: '전완' })
  koreanName: string;

  @TextField('영문 이름', 60, { example: 'forearms' })
  englishName: string;
}
