import '@testing-library/jest-dom';
import { TextDecoder } from 'node:util';

// jsdom has no layout, so what watches the layout has nothing to report.
class NothingObserved {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

// jsdom has no fetch: a test that needs responses passes its own.
globalThis.fetch ??= () => Promise.reject(new TypeError('Failed to fetch'));
// Browsers have it, jsdom doesn't.
Object.assign(globalThis, { TextDecoder });
Object.assign(globalThis, { ResizeObserver: NothingObserved, IntersectionObserver: NothingObserved });
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
// jsdom knows the dialog element but can't open it.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
