import { useEffect } from 'react';
import { createPortal } from 'react-dom';

const surroundings = 'article, tr, li, #offer';
const controls = 'form[action="/api/cart/form"], a[href^="/purchase"], a[href$="#variants"]';

/** What buys the product whose price this element shows: forms of the cart, links to the purchase, and to its variants. */
export const findControls = (price: HTMLElement): HTMLElement[] => [
  ...(price.closest(surroundings)?.querySelectorAll<HTMLElement>(controls) ?? []),
];

/** Hides a control, which keeps its space unless it `isGone`; returns what shows it again. */
function hide({ style }: HTMLElement, isGone: boolean) {
  style.setProperty(isGone ? 'display' : 'visibility', isGone ? 'none' : 'hidden');
  style.setProperty('position', 'relative');
  return () => {
    for (const name of ['display', 'visibility', 'position']) style.removeProperty(name);
  };
}

/** The text in the place of a control, which keeps its space: nothing on the page moves. */
function Replaced({ control, text, isSpoken }: { control: HTMLElement; text: string; isSpoken: boolean }) {
  const isForm = control instanceof HTMLFormElement;
  const shown = isForm ? control : control.parentElement;
  // A link that stands for the only way to buy makes room for the text.
  useEffect(() => hide(control, isSpoken && !isForm), [control, isForm, isSpoken]);
  if (!shown || !isSpoken) return null;
  return createPortal(
    <span
      className={`text-sm/tight font-medium ${isForm ? 'absolute inset-0 flex items-center' : 'ml-auto'}`}
      style={{ visibility: 'visible' }}
    >
      {text}
    </span>,
    shown,
  );
}

/** Replaces what buys a product with the reason why this buyer can't: once, in the form of the cart where there is one. */
export function NotOffered({ controls: all, text }: { controls: HTMLElement[]; text: string }) {
  const spoken = all.find((control) => control instanceof HTMLFormElement) ?? all[0];
  return all.map((control, index) => (
    <Replaced key={index} control={control} text={text} isSpoken={control === spoken} />
  ));
}
