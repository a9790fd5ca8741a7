import { defaultShop } from '@/lib/settings/rules';
import { timeZoneInput } from '@/lib/settings/schema';

test.each([defaultShop.timeZone, 'Europe/Berlin', 'UTC'])('%s is a time zone', (name) => {
  expect(timeZoneInput.safeParse(name).success).toBe(true);
});

test.each(['', 'Cleveland', 'America/Cleveland', 'local'])(
  '“%s” is no time zone, and the message gives an example',
  (name) => {
    expect(timeZoneInput.safeParse(name).error?.issues[0]?.message).toBe(
      'Enter a time zone by its IANA name, such as America/New_York',
    );
  },
);
