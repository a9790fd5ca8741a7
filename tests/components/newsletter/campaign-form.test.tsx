import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CampaignForm } from '@/components/newsletter/campaign-form';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';

const router = { replace: jest.fn(), refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const [get, post, put] = [jest.spyOn(api, 'get'), jest.spyOn(api, 'post'), jest.spyOn(api, 'put')];
const text = { subject: 'New drills', preheader: '', body: 'Hello', category: null, perMinute: 60 };
const campaign = {
  id: 'abcdefgh12345678',
  subject: text.subject,
  state: 'draft' as const,
  category: null,
  sendAt: null,
  startedAt: null,
  finishedAt: null,
  editedAt: '2026-11-24T10:00:00Z',
  editedBy: null,
  figures: {
    recipients: 0,
    sent: 0,
    waiting: 0,
    bounced: 0,
    failed: 0,
    skipped: 0,
    stopped: 0,
    unsubscribed: 0,
  },
  revision: 3,
  text,
};
const groups = [{ category: 'drills', name: 'Drills' }];

beforeEach(() => {
  jest.resetAllMocks();
  get.mockImplementation(async (path) => ({ count: path.includes('drills') ? 7 : 1204 }) as never);
  post.mockResolvedValue({ html: '' });
});

const show = (more: { campaign?: typeof campaign } = { campaign }) =>
  render(<CampaignForm {...more} groups={groups} timeZone="America/New_York" />);

test('the recipients are counted again when others are chosen, with the time that sending takes', async () => {
  const user = userEvent.setup();
  show();
  expect(await screen.findByText('1,204 subscribers now; sending takes about 21 minutes.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/Recipients/), 'Customers who bought Drills');
  expect(await screen.findByText('7 subscribers now; sending takes about a minute.')).toBeVisible();
});

test('sending saves what is changed first, asks once more, and sends the saved revision', async () => {
  const user = userEvent.setup();
  put.mockImplementation(async (path, body) =>
    path.endsWith('/sending')
      ? { ...campaign, state: 'scheduled' }
      : { ...campaign, revision: 4, text: (body as { text: typeof text }).text },
  );
  show();
  await user.type(screen.getByLabelText(/^Subject/), '!');
  await user.click(screen.getByRole('button', { name: 'Send now …' }));
  expect(put).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  expect(put.mock.calls).toEqual([
    ['/campaigns/abcdefgh12345678', { revision: 3, text: { ...text, subject: 'New drills!' } }],
    ['/campaigns/abcdefgh12345678/sending', { action: 'send', revision: 4 }],
  ]);
});

test('a rejection stands at its field', async () => {
  const user = userEvent.setup();
  put.mockRejectedValue(new ApiError(400, 'no-text', 'Write the text first.', { body: 'Enter a text' }));
  show();
  await user.click(screen.getByRole('button', { name: 'Send now …' }));
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Enter a text')).toBeVisible();
});

test('a number that is none is rejected before anything is sent', async () => {
  const user = userEvent.setup();
  show({});
  await user.type(screen.getByLabelText(/^Subject/), 'News');
  await user.clear(screen.getByLabelText(/Mails per minute/));
  await user.click(screen.getByRole('button', { name: 'Save as a draft' }));
  expect(await screen.findByText('Enter a whole number')).toBeVisible();
  expect(post).not.toHaveBeenCalledWith('/campaigns', expect.anything());
});
