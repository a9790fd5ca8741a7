import type { MailTemplate } from '../mail/types';
import { siteUrl } from '../platform/env';
import { questionsPath } from './rules';

/** Tells the asker of an answer; `questionId` links to it where it is published. */
export function answerMail(
  { slug, productName, text }: { slug: string; productName: string; text: string },
  answer: { author: string; text: string },
  questionId: string | null,
): MailTemplate {
  return {
    subject: `An answer to your question about ${productName}`,
    heading: 'Your question has an answer',
    paragraphs: [`You asked: ${text}`, `${answer.author} answers: ${answer.text}`],
    action: {
      label: questionId ? 'Read it on the page' : 'View the product',
      url: siteUrl() + (questionId ? questionsPath(slug, questionId) : `/product/${slug}`),
    },
    footnote: 'You get this mail because you asked a question about this product in our shop.',
  };
}
