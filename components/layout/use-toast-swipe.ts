'use client';
import { useEffect } from 'react';

/** A message is dismissed when dragged by this fraction of its width; pointers move in whole pixels. */
const threshold = 0.8;

/** Makes messages draggable sideways: at 80 % of their width they are dismissed, before that they return. */
export function useToastSwipe(): void {
  useEffect(() => {
    let drag: { toast: HTMLElement; from: number } | null = null;

    const start = ({ target, clientX, button }: PointerEvent) => {
      const toast = target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null;
      if (!toast || button !== 0 || (target as Element).closest('button, a')) return;
      drag = { toast, from: clientX };
    };
    const move = ({ clientX }: PointerEvent) => {
      if (!drag) return;
      drag.toast.style.translate = `${clientX - drag.from}px`;
    };
    const end = ({ clientX, type }: PointerEvent) => {
      if (!drag) return;
      const { toast, from } = drag;
      drag = null;
      const isFar = Math.abs(clientX - from) >= toast.offsetWidth * threshold - 1;
      if (isFar && type === 'pointerup') toast.querySelector<HTMLElement>('[data-close-button]')?.click();
      else toast.style.translate = '';
    };

    document.addEventListener('pointerdown', start);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointerdown', start);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, []);
}
