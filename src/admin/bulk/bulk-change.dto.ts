import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { SupplementInput, WorkoutInput } from '../../catalogue/public.js';
import { LARGEST_INT } from '../../common/validation/largest-int.js';

/** Most rows changed at once: a few pages of a table. */
export const MOST_ROWS = 100;

const Ids = (name: string) => (target: object, key: string) => {
  ApiProperty({ type: [Number], description: `${name} 번호, ${MOST_ROWS}개까지`, example: [12] })(
    target,
    key,
  );
  IsArray({ message: '번호의 목록을 보내 주세요.' })(target, key);
  ArrayMinSize(1, { message: '하나 이상 골라 주세요.' })(target, key);
  ArrayMaxSize(MOST_ROWS, { message: `한 번에 ${MOST_ROWS}개까지 바꿀 수 있어요.` })(target, key);
  ArrayUnique({ message: '같은 번호가 두 번 있어요.' })(target, key);
  IsInt({ each: true, message: '번호는 정수예요.' })(target, key);
  Min(1, { each: true, message: '번호는 1부터예요.' })(target, key);
  Max(LARGEST_INT, { each: true, message: '없는 번호예요.' })(target, key);
};

export class BulkSupplementsInput extends PartialType(
  PickType(SupplementInput, ['hidden', 'supplementType', 'price'] as const),
) {
  @Ids('보충제(구성)')
  ids: number[];
}

export class BulkWorkoutsInput extends PartialType(PickType(WorkoutInput, ['hidden'] as const)) {
  @Ids('운동')
  ids: number[];
}

export class BulkUndoInput {
  @Ids('변경 이력')
  entries: number[];
}

export class BulkChangedDto {
  @ApiProperty({
    type: [Number],
    description: '생긴 변경 이력의 번호. 이미 그런 항목에는 생기지 않아요.',
    example: [41],
  })
  entries: number[];
}
