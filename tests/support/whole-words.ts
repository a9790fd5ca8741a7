import { expect, type Page } from '@playwright/test';

/** No word that fits on a line may be broken inside: a new line begins after a space, a hyphen or before an @. */
export async function expectWholeWords(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (element.closest('script, style, textarea, svg') || !element.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Map([...range.getClientRects()].map(({ top, width }) => [Math.round(top), width]));
        if (lines.size < 2) continue;
        let block = element;
        while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        const room = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const width = [...lines.values()].reduce((sum, each) => sum + each, 0);
        if (width <= room) found.push(`${word} in "${element.textContent!.slice(0, 60)}"`);
      }
    }
    return found;
  });
  expect(broken, `words broken inside at ${page.url()}`).toEqual([]);
}
