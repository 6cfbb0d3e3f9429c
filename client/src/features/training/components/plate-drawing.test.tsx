import { render, screen } from '@testing-library/react';
import { PlateDrawing } from './plate-drawing';

const plates = { barKg: 20, available: [20, 10, 5, 2.5, 1.25] };

it.each([
  [20, '봉 20kg만'],
  [25, '봉 20kg + 한쪽에 2.5kg'],
  [27.5, '봉 20kg + 한쪽에 2.5 · 1.25kg'],
  [107.5, '봉 20kg + 한쪽에 20 · 20 · 2.5 · 1.25kg'],
])('%pkg says each plate as it is: %s', (weight, words) => {
  render(<PlateDrawing weight={weight} plates={plates} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});
