import { classNames } from '@/components/ui/class-names';

const look = [
  // In this typeface, 55 zeros are as wide as 75 average letters.
  'max-w-[55ch] text-[1.0625rem] leading-[1.7] lg:text-lg lg:leading-[1.7] [&>*+*]:mt-5 [&>:first-child]:mt-0!',
  '[&_h2]:mt-12! [&_h2]:scroll-mt-8 [&_h2]:text-3xl [&_h2+*]:mt-3! [&_h3]:mt-8! [&_h3]:text-2xl [&_h3+*]:mt-2!',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:pl-1 [&_li+li]:mt-2',
  '[&_li]:marker:text-muted [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_a:hover]:decoration-2',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-accent [&_blockquote]:bg-surface [&_blockquote]:px-5 [&_blockquote]:py-3 [&_blockquote]:font-semibold',
  '[&_code]:rounded-[3px] [&_code]:bg-line/50 [&_code]:px-1 [&_code]:text-[0.95em]',
  '[&_img]:h-auto [&_img]:max-w-full [&_hr]:border-line',
  '[&_table]:block [&_table]:w-fit [&_table]:max-w-full [&_table]:overflow-x-auto [&_table]:border-collapse [&_table]:text-sm sm:[&_table]:text-base',
  '[&_th]:border-b-2 [&_th]:border-ink [&_th]:px-1.5 [&_th]:py-2 sm:[&_th]:px-3 [&_th]:text-left [&_th]:text-sm [&_th:empty]:hidden',
  'sm:[&_td]:min-w-32 [&_td]:border-b [&_td]:border-line [&_td]:px-1.5 [&_td]:py-2 sm:[&_td]:px-3 [&_td]:align-top [&_td]:leading-normal [&_td_code]:whitespace-nowrap max-sm:[&_td_code]:px-0 max-sm:[&_td_code]:text-xs',
];

/** Running text. `html` must come from the server's Markdown renderer, which removes anything harmful. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={classNames(...look, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
