import { ApiError } from '../../../shared/api/api.error';
import { saveFailure } from './save-failure';

const refused = (message: string, field: string) =>
  saveFailure(new ApiError('VALIDATION_EXCEPTION', message, 400, [{ field: 'weight', message: field }]));

test('what a server of another version refuses is nothing that was typed wrong', () => {
  const other = '지금 서버가 받지 않는 항목이에요. 새 버전으로 새로고침한 뒤 다시 해 주세요.';
  expect(refused(other, other)).toBe(other);
  expect(refused('입력한 내용을 다시 확인해 주세요.', '숫자로 입력해 주세요.')).toBe(
    '수정하지 못했어요. 형식에 맞게 입력해 주세요.',
  );
});
