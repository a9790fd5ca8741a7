import { expect, test, type Locator, type Page } from '../support/browser-test';
import { theShop } from '../support/open-shop';

const reviews = (page: Page) => page.getByRole('region', { name: 'Client Reviews' });
const slides = (page: Page) => reviews(page).getByRole('group');

/** The number of slides that are completely visible in the carousel. */
async function wholeSlides(page: Page): Promise<number> {
  return slides(page).evaluateAll((all) => {
    const frame = all[0]!.parentElement!.parentElement!.getBoundingClientRect();
    return all.filter((slide) => {
      const { left, right } = slide.firstElementChild!.getBoundingClientRect();
      return left > frame.left - 2 && right < frame.right + 2;
    }).length;
  });
}

const leftOf = (slide: Locator) => slide.evaluate((element) => element.getBoundingClientRect().left);

test('the client reviews show 1, 2 or 3 slides depending on the screen width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(theShop());
  for (const [width, count] of [
    [360, 1],
    [390, 1],
    [768, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => wholeSlides(page), `at ${width}`).toBe(count);
  }
});

test('the client reviews advance, stop when paused, and move by their buttons', async ({ page }) => {
  await page.goto(theShop());
  const first = slides(page).first();
  await first.scrollIntoViewIfNeeded();
  const start = await leftOf(first);
  await expect.poll(() => leftOf(first)).not.toBe(start);
  await reviews(page).getByRole('button', { name: 'Pause reviews' }).press('Enter');
  await expect(reviews(page).getByRole('button', { name: 'Play reviews' })).toBeVisible();
  // Waits until the current transition ends.
  let last = NaN;
  await expect
    .poll(async () => {
      const [before, now] = [last, await leftOf(first)];
      last = now;
      return before === now;
    })
    .toBe(true);
  await reviews(page).getByRole('button', { name: 'Next review' }).press('Enter');
  await expect.poll(() => leftOf(first)).not.toBe(last);
});

test('nothing moves when reduced motion is preferred, and the counters show their final values', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(theShop());
  await slides(page).first().scrollIntoViewIfNeeded();
  await expect(reviews(page).getByRole('button', { name: /Pause|Play/ })).toHaveCount(0);
  await expect(reviews(page).getByRole('button', { name: 'Next review' })).toBeVisible();
  const statistics = page.getByRole('region', { name: 'MILLION BUSINESS TRUST US' });
  await statistics.scrollIntoViewIfNeeded();
  await expect(statistics.locator('dd')).toHaveText([/150K\+$/, /300K\+$/, /80K\+$/, /43K\+$/]);
});

test('the counters start at 0 when they come into view and end at their final values', async ({ page }) => {
  await page.goto(theShop());
  const customers = page
    .getByRole('region', { name: 'MILLION BUSINESS TRUST US' })
    .locator('dd')
    .first()
    .locator('[aria-hidden]');
  await expect(customers).toHaveText('150K+');
  await customers.scrollIntoViewIfNeeded();
  await expect(customers).toHaveText('0K+');
  await expect(customers).toHaveText('150K+');
});

test('a message is dismissed by dragging, and an error stays until then', async ({ page }) => {
  await page.goto(`${theShop()}/dev/ui`);
  for (const name of ['Message', 'Error']) {
    await page.getByRole('button', { name, exact: true }).click();
    const message = page.locator('[data-sonner-toast]');
    // Hovering waits until the message stops moving.
    await message.hover();
    const box = (await message.boundingBox())!;
    const [x, y] = [box.x + box.width / 3, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + box.width * 0.4, y, { steps: 5 });
    await page.mouse.move(x + box.width * 0.8, y, { steps: 5 });
    await page.mouse.up();
    await expect(message).toHaveCount(0);
  }
});

test('an empty checkbox in dark mode is as dark as a text field, not gray as if it were disabled', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${theShop()}/dev/ui`);
  const groundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
  const box = page.locator('input[type=checkbox]:not(:checked):enabled').first();
  expect(await groundOf(box)).toBe(await groundOf(page.locator('textarea').first()));
});
