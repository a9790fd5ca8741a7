import { render, screen } from '@testing-library/react';
import { ConnectionAddresses } from '@/components/punchout/connection-addresses';

test('the addresses for a purchasing system are whole, as they are entered there', () => {
  render(<ConnectionAddresses site="https://shop.example" />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'https://shop.example/api/punchout/cxml',
    'https://shop.example/api/punchout/oci',
  ]);
});
