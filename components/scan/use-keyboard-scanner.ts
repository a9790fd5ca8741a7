import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two keys that a person hardly reaches, and the shortest code. */
const maxGap = 35;
const minLength = 4;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Puts a field back to what it was before a scanner typed into it. */
function restore(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Notices a barcode scanner, which types a code faster than people and ends with Enter, wherever the focus is. The
 * field that it typed into gets its text back, and `onScan` the code.
 */
export function useKeyboardScanner(onScan: (code: string) => void): void {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    let typed = '';
    let lastAt = 0;
    let field: Field | null = null;
    let before = '';

    function onKeyDown(event: KeyboardEvent) {
      const { key, timeStamp, target } = event;
      const isFast = timeStamp - lastAt <= maxGap;
      lastAt = timeStamp;
      if (key === 'Enter') {
        const code = isFast && typed.length >= minLength ? typed.trim() : '';
        typed = '';
        if (!code) return;
        event.preventDefault();
        event.stopPropagation();
        if (field) restore(field, before);
        scan(code);
        return;
      }
      // Shift comes with the capitals that a scanner types; Tab and the like don't.
      if (key === 'Shift') return;
      if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) {
        typed = '';
        return;
      }
      if (!isFast || !typed) {
        typed = '';
        field = isField(target) ? target : null;
        before = field?.value ?? '';
      }
      typed += key;
    }
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
