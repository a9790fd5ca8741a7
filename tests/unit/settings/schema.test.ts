import { defaultShop, openingLines } from '@/lib/settings/rules/shop';
import { shopChange, timeZoneInput } from '@/lib/settings/schema/shop';

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

const problemOf = (change: object) => shopChange.safeParse(change).error?.issues[0];

test('colors that can’t be read on each other are rejected with one that can', () => {
  expect(shopChange.safeParse({ colors: { accent: '#00A37A', header: '#101820' } }).data?.colors).toEqual({
    accent: '#00a37a',
    header: '#101820',
  });
  expect(problemOf({ colors: { accent: '#102040', header: '#101820' } })?.message).toMatch(
    /can’t be read on the header.* as #[0-9a-f]{6} has/,
  );
  expect(problemOf({ colors: { accent: '#00a37a', header: '#dddddd' } })?.path).toEqual(['colors', 'header']);
  expect(problemOf({ colors: { accent: 'red', header: '#101820' } })?.path).toEqual(['colors', 'accent']);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'about'])(
  'a link to %s is rejected',
  (href) => {
    expect(problemOf({ navigation: [{ name: 'Trap', href }] })?.path).toEqual(['navigation', 0, 'href']);
  },
);

test('the home page has each section once, and a holiday is a calendar day', () => {
  const [first, ...rest] = defaultShop.homeSections;
  expect(problemOf({ homeSections: rest })).toBeDefined();
  expect(problemOf({ homeSections: [first, first, ...rest.slice(1)] })).toBeDefined();
  expect(problemOf({ homeSections: [...rest, first] })).toBeUndefined();
  expect(problemOf({ holidays: [{ date: '2026-02-30', name: 'Nothing' }] })).toBeDefined();
});

test('only upcoming holidays are shown below the opening hours, the next one first', () => {
  const holidays = [
    { date: '2027-01-01', name: 'New Year' },
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2026-07-04', name: 'Independence Day' },
  ];
  expect(openingLines({ hours: ['Daily, 8 to 6'], holidays }, '2026-12-25')).toEqual([
    'Daily, 8 to 6',
    'Closed on Dec 25, 2026 (Christmas)',
    'Closed on Jan 1, 2027 (New Year)',
  ]);
});
