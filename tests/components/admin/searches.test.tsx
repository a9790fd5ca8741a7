import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClearSearches } from '@/components/admin/clear-searches';
import { MissedSearches } from '@/components/admin/missed-searches';
import { SearchSynonyms } from '@/components/admin/search-synonyms';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { defaultShop } from '@/lib/settings/rules/shop';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const post = jest.spyOn(api, 'post');
const remove = jest.spyOn(api, 'delete');
jest.spyOn(toast, 'success');
beforeEach(() => {
  jest.clearAllMocks();
  remove.mockResolvedValue({});
});

const at = '2026-11-20T10:00:00.000Z';
const miss = { term: 'flux/1', typed: 'Flux /1', count: 12, firstAt: at, lastAt: at };

test('a missed search gets a synonym; a synonym that finds nothing is rejected in the dialog', async () => {
  render(<MissedSearches searches={[miss]} sort={undefined} clock={defaultShop} />);
  await userEvent.click(screen.getByRole('button', { name: 'Say what Flux /1 means' }));
  post.mockRejectedValueOnce(new ApiError(400, 'no-synonym', 'x', { means: 'finds nothing either' }));
  await userEvent.type(screen.getByLabelText('It means'), 'drill');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('finds nothing either')).toBeVisible();
  post.mockResolvedValueOnce({ term: 'flux' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(post).toHaveBeenLastCalledWith('/searches/synonyms', { typed: 'Flux /1', means: 'drill' });
  expect(refresh).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a missed search is dismissed and a synonym removed by its escaped term', async () => {
  render(<MissedSearches searches={[miss]} sort={undefined} clock={defaultShop} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss Flux /1' }));
  render(<SearchSynonyms synonyms={[{ term: 'flux/1', typed: 'Flux /1', means: 'drill', at }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the meaning of Flux /1' }));
  expect(remove.mock.calls).toEqual([['/searches/missed/flux%2F1'], ['/searches/synonyms/flux%2F1']]);
});

test('the list is cleared only after confirmation', async () => {
  render(<ClearSearches total={3} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(remove.mock.calls).toEqual([['/searches/missed']]);
});
