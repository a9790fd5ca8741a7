import type { Faq } from '@/lib/content/types';

/** Questions that expand to show their answers, with or without JavaScript. */
export function FaqList({ faqs }: { faqs: Faq[] }) {
  return (
    <div className="border-t border-line">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden className="text-2xl leading-none transition-transform group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-[68ch] pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
