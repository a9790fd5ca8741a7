import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { keepTogether, createQuoteCurler } from '../shared/typography';

const marked = new Marked({ gfm: true, breaks: false, async: false });

/** Only the shop's own pictures: another server would learn who reads the page. */
const isOwnPicture = (src: string | undefined) => /^\/(?!\/)[\w./-]+$/.test(src ?? '');

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'del', 'code', 'pre', 'blockquote'],
    ...['a', 'img', 'hr', 'br', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading', 'width', 'height'],
    ol: ['start'],
    th: ['align', 'scope'],
    td: ['align'],
    table: ['tabindex'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    // A wide table scrolls on a phone, also by keyboard.
    table: () => ({ tagName: 'table', attribs: { tabindex: '0' } }),
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '')
        ? { ...attribs, rel: 'noopener nofollow' }
        : { href: attribs.href ?? '', ...(attribs.title && { title: attribs.title }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    // A link to an address that isn't allowed keeps its text.
    if (tag === 'a' && !attribs.href) return 'excludeTag';
    return tag === 'img' && !isOwnPicture(attribs.src);
  },
};

/** Matches the parts of safe HTML: code, a link whose text is its address, any other tag, and text. */
const parts =
  /<(pre|code)>[\s\S]*?<\/\1>|<a href="(?:mailto:|http:\/\/)?([^"]*)"[^>]*>\2<\/a>|<\/?(\w+)[^>]*>|[^<]+/g;
const inline = /^(a|em|strong|del)$/;

/**
 * Applies typography to text that is neither code nor an address: curly quotation marks, no-break spaces before units.
 */
function applyTypography(html: string): string {
  let curl = createQuoteCurler();
  return html.replace(parts, (part: string, code?: string, address?: string, tag?: string) => {
    if (tag && !inline.test(tag)) curl = createQuoteCurler();
    // A quotation mark right after code or an address can't be an opening one.
    if (code || address) curl('x');
    return part.startsWith('<') ? part : keepTogether(curl(part));
  });
}

/**
 * Renders Markdown as HTML that is safe on a page: no script, style, frame, form, external picture or `javascript:`
 * link survives. Headings begin at h2. Straight quotation marks become curly.
 */
export function renderMarkdown(markdown: string): string {
  return applyTypography(sanitizeHtml(marked.parse(markdown) as string, options).trim());
}
