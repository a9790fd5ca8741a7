import '@testing-library/jest-dom';
import { TextDecoder } from 'node:util';

// jsdom has no layout, so layout observers have nothing to report.
class NothingObserved {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

// jsdom has no fetch: tests that need responses provide their own.
globalThis.fetch ??= () => Promise.reject(new TypeError('Failed to fetch'));
// Missing in jsdom.
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
