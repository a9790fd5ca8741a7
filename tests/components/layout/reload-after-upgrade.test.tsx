import { render } from '@testing-library/react';
import { reloadPage } from '@/components/account/navigation';
import { FailedMessage } from '@/components/layout/failed-message';

jest.mock('@/components/account/navigation', () => ({ goTo: jest.fn(), reloadPage: jest.fn() }));

const lostScript = () => Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(reloadPage).mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page whose script is gone is reloaded, once a minute', () => {
  render(<FailedMessage error={lostScript()} />);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  render(<FailedMessage error={lostScript()} />);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  render(<FailedMessage error={lostScript()} />);
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test('a page with any other error, or without a network, shows its error', () => {
  render(<FailedMessage error={new Error('Broken')} />);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<FailedMessage error={lostScript()} />);
  expect(reloadPage).not.toHaveBeenCalled();
});

test('a page whose browser keeps nothing is not reloaded, as it might be reloaded forever', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  render(<FailedMessage error={lostScript()} />);
  expect(reloadPage).not.toHaveBeenCalled();
});
