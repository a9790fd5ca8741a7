import { chromium, type Browser } from 'playwright';
import { findChromium } from '../chromium';

const path = '/product/bench-vise-125-mm';

/**
 * Opens a page in a browser. The function that it returns goes on with that page, once servers of another version have
 * replaced those that it came from: it puts the product into the cart, and follows links. It returns what went wrong.
 */
export async function openInBrowser(address: string): Promise<() => Promise<string[]>> {
  const browser: Browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`in the browser: ${error.message}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 500 || (response.status() >= 400 && pathname.startsWith('/_next/')))
      problems.push(`in the browser: ${pathname} answers ${response.status()}`);
  });
  await page.goto(address + path, { waitUntil: 'networkidle' });

  const use = async () => {
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    // The message is a part of the page that is loaded when it is shown.
    await page.getByText(/added to your cart/).waitFor();
    for (const selector of ['main a[href^="/shop/"]', 'footer a[href="/about"]']) {
      const link = page.locator(selector).first();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await page.waitForURL((url) => url.pathname === target);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    if (await page.getByText('Something went wrong').count()) problems.push('in the browser: an error page');
  };
  return async () => {
    await use().catch((error: unknown) => problems.push(`in the browser: ${String(error)}`));
    await browser.close();
    return problems;
  };
}
