import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SUPPLEMENT_RESOURCE } from '../resources/supplement-table';
import { ImportFaults } from './import-faults';

const message = '가격(원)은 정수로 입력해 주세요.';
const price = (row: number, value: string) => ({ row, field: 'price', message, value });

it('groups equal cells with what stands in them, and mends all their lines by one field', async () => {
  const sent: unknown[] = [];
  const errors = [price(3, '미정'), ...[2, 4, 7].map(row => price(row, '29,900원부터'))];
  render(
    <ImportFaults
      resource={SUPPLEMENT_RESOURCE}
      errors={errors}
      waiting={false}
      onMend={each => sent.push(each)}
    />,
  );
  const user = userEvent.setup();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('가격 3줄: ‘29,900원부터’');
  expect(first).toHaveTextContent('2, 4, 7번 줄');
  expect(second).toHaveTextContent('가격 1줄: ‘미정’');
  const [field] = screen.getAllByLabelText('가격 고치기');
  await user.clear(field!);
  await user.type(field!, '29900');
  await user.click(screen.getByRole('button', { name: '고친 대로 다시 확인' }));
  await user.click(screen.getByRole('button', { name: '3번 줄 빼기' }));
  expect(sent).toEqual([
    { cells: [2, 4, 7].map(row => ({ row, field: 'price', value: '29900' })), leftOut: [] },
    { cells: [], leftOut: [3] },
  ]);
});
