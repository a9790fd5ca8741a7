import sanitizeHtml from 'sanitize-html';
import { renderMarkdown } from '../platform/markdown';

const text = 'margin:0 0 16px;font-size:16px;line-height:25px;color:#1c2125';
const heading = (size: number) =>
  `margin:24px 0 12px;font-size:${size}px;line-height:${Math.round(size * 1.2)}px;color:#1c2125`;

/** The style of each element, because mail programs ignore style sheets; the classes follow the dark theme. */
const looks = new Map<string, { class: string; style: string }>([
  ['p', { class: 'ink', style: text }],
  ['h2', { class: 'ink', style: heading(24) }],
  ['h3', { class: 'ink', style: heading(20) }],
  ['h4', { class: 'ink', style: heading(17) }],
  ['ul', { class: 'ink', style: `${text};padding-left:24px` }],
  ['ol', { class: 'ink', style: `${text};padding-left:24px` }],
  ['li', { class: 'ink', style: 'margin:0 0 8px' }],
  [
    'blockquote',
    { class: 'ink line', style: 'margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid #d9d9d3' },
  ],
  ['pre', { class: 'ink', style: `${text};font-family:monospace;white-space:pre-wrap` }],
  ['hr', { class: 'line', style: 'border:0;border-top:1px solid #d9d9d3;margin:24px 0' }],
  ['table', { class: 'ink', style: `${text};border-collapse:collapse;width:100%` }],
  [
    'th',
    { class: 'ink line', style: 'padding:8px 12px 8px 0;border-bottom:2px solid #d9d9d3;text-align:left' },
  ],
  ['td', { class: 'ink line', style: 'padding:8px 12px 8px 0;border-bottom:1px solid #d9d9d3' }],
]);

/** An address of the shop in full: a mail is read elsewhere. */
const absolute = (address: string, home: string) => (/^[/#]/.test(address) ? `${home}${address}` : address);

/** Uploaded pictures are mailed in a width that fills the mail on a sharp screen. */
const pictureAddress = (src: string, home: string) =>
  absolute(src.startsWith('/api/images/') ? `${src}?w=1280` : src, home);

function render(markdown: string, link: string, home: string): string {
  return sanitizeHtml(renderMarkdown(markdown), {
    allowedTags: [
      ...looks.keys(),
      ...['a', 'img', 'br', 'strong', 'em', 'del', 'code', 'thead', 'tbody', 'tr'],
    ],
    allowedAttributes: {
      '*': ['class', 'style', 'align'],
      a: ['href', 'title'],
      img: ['src', 'alt', 'title'],
      ol: ['start'],
    },
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...looks.get(tagName) } }),
      a: (tagName, { href = '', title = '' }) => ({
        tagName,
        attribs: {
          href: absolute(href, home),
          class: 'link',
          style: `color:${link}`,
          ...(title && { title }),
        },
      }),
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: { src: pictureAddress(src, home), alt, style: 'max-width:100%;height:auto;border:0' },
      }),
    },
  });
}

let latest = { key: '', html: '' };

/** A Markdown text as the HTML of a mail, safe as `renderMarkdown` makes it. `home` is the shop's address. */
export function markdownHtml(markdown: string, { link, home }: { link: string; home: string }): string {
  // The mails of a campaign share their text: only the first of them renders it.
  const key = JSON.stringify([markdown, link, home]);
  if (latest.key !== key) latest = { key, html: render(markdown, link, home) };
  return latest.html;
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
]);
const decode = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities.get(name) ?? '');

/** The same text without markup; an address stands in brackets behind the words that link to it. */
export function markdownText(markdown: string, home: string): string {
  const written = renderMarkdown(markdown)
    .replace(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href: string, words: string) => {
      const address = absolute(href, home);
      return decode(words) === decode(address) ? words : `${words} (${address})`;
    })
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<li>\s*/g, '- ')
    .replace(/<hr[^>]*>/g, '---\n\n')
    .replace(/<\/t[hd]>\s*/g, '  ')
    .replace(/<br[^>]*>|<\/li>\s*|<\/tr>\s*/g, '\n')
    .replace(/<\/(p|h2|h3|h4|ul|ol|pre|blockquote|table)>\s*/g, '\n\n')
    .replace(/<[^>]*>/g, '');
  return decode(written)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
