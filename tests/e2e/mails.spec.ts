import { expect, test } from '../support/browser-test';
import { violationsOf } from '../support/axe';
import { closeTheDatabase, signUpPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { Person } from '../support/people';
import { prepareScenario } from '../support/scenario';

type Mail = { subject: string; html: string; text: string };

test.afterAll(closeTheDatabase);

/**
 * Causes every kind of mail that the shop sends and returns one of each, distinguished by the pattern of the subject.
 */
async function everyMail(): Promise<Mail[]> {
  const shop = theShop();
  await prepareScenario(shop);
  const visitor = new Person(shop, '10.77.0.1');
  const person = await signUpPerson(shop);
  const signedIn = await new Person(shop, '10.77.0.2').signIn(person);
  await visitor.post('/api/password/forgot', { email: person.email });
  await signedIn.post('/api/email/change', { email: `new-${person.email}` });
  await visitor.post('/api/newsletter', { email: person.email });
  const message = { name: 'Ada Buyer', email: person.email, message: 'Do you have it in blue?', website: '' };
  await visitor.post('/api/contact', { topic: 'product-request', ...message });
  const kinds =
    /confirm your email|new password|new email|subscription|message M-|have your message|^Your order|is confirmed|on its way|ready to collect|was collected|was delivered|cancelled/i;
  const find = async () => {
    const all = await theDatabase().collection<Mail>('outbox').find({}).toArray();
    const sorts = new Map(all.flatMap((mail) => kinds.exec(mail.subject)?.map((kind) => [kind, mail]) ?? []));
    return [...sorts.values()];
  };
  await expect.poll(async () => (await find()).length).toBeGreaterThanOrEqual(11);
  return find();
}

test('every mail has a text, and is readable in light and dark with pictures off', async ({ page }) => {
  test.slow();
  const mails = await everyMail();
  await page.route('**/*.png', (route) => route.abort());
  for (const { subject, html, text } of mails) {
    await test.step(subject, async () => {
      await page.setContent(html);
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      expect(text).toContain(heading);
      // The link to the home page is only in the HTML header; all other links are in the text too.
      expect(links.filter((href) => href !== theShop() && !text.includes(href))).toEqual([]);
      await expect(page.locator('img:not([alt])')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of [320, 360, 700]) {
          await page.setViewportSize({ width, height: 700 });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        const violations = await violationsOf(page, { runOnly: ['wcag2a', 'wcag2aa'] });
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          `${subject}, ${colorScheme}`,
        ).toEqual([]);
      }
      const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      expect(await ground()).toBe('rgb(20, 23, 26)');
      // Outlook ignores prefers-color-scheme: it marks mails whose colors it inverts.
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await ground()).toBe('rgb(244, 244, 242)');
      await page.locator('html').evaluate((html) => html.setAttribute('data-ogsc', ''));
      expect(await ground()).toBe('rgb(20, 23, 26)');
    });
  }
});
