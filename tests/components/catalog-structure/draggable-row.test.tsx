import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DraggableRow } from '@/components/catalog-structure/draggable-row';
import { RoleProvider } from '@/components/layout/allowed';
import { api } from '@/lib/api/client/api';
import type { Role } from '@/lib/users/rules/rights';

const mockRouter = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));
jest.mock('@/lib/api/client/api', () => ({ api: { put: jest.fn() } }));
const put = jest.mocked(api.put);

const entry = (key: string, position: number, parent: string | null = null) => ({
  kind: 'category' as const,
  key,
  name: key,
  parent,
  position,
  last: false,
});

function show(role: Role = 'admin') {
  render(
    <RoleProvider value={role}>
      <table>
        <tbody>
          {[entry('drills', 0), entry('saws', 1), entry('bits', 0, 'drills')].map((each) => (
            <DraggableRow key={each.key} entry={each}>
              <td>{each.name}</td>
            </DraggableRow>
          ))}
        </tbody>
      </table>
    </RoleProvider>,
  );
}

const row = (name: string) => screen.getByRole('row', { name });

/** Drags one row onto another; says whether the other takes it. */
function drag(from: string, to: string): boolean {
  const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
  fireEvent.dragStart(row(from), { dataTransfer });
  const over = createEvent.dragOver(row(to));
  fireEvent(row(to), over);
  fireEvent.drop(row(to));
  fireEvent.dragEnd(row(from));
  return over.defaultPrevented;
}

beforeEach(() => {
  put.mockReset().mockResolvedValue(undefined);
  mockRouter.refresh.mockReset();
});

test('a row that is dropped on a neighbor takes its place, with the call of the buttons', async () => {
  show();
  expect(drag('drills', 'saws')).toBe(true);
  const body = { kind: 'category', parent: null, position: 1 };
  expect(put).toHaveBeenCalledWith('/catalog-structure/drills/position', body);
  await waitFor(() => expect(mockRouter.refresh).toHaveBeenCalledTimes(1));
});

test('a row is not taken by itself or by entries of another level', () => {
  show();
  expect(drag('drills', 'drills')).toBe(false);
  expect(drag('saws', 'bits')).toBe(false);
  expect(put).not.toHaveBeenCalled();
});

test('nothing can be dragged by who may only look', () => {
  show('read-only');
  expect(row('drills')).not.toHaveAttribute('draggable');
  expect(drag('drills', 'saws')).toBe(false);
});
