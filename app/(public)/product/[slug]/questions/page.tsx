import { notFound, permanentRedirect } from 'next/navigation';
import { JsonLd } from '@/components/content/json-ld';
import { QuestionBoard } from '@/components/questions/question-board';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findMovedSlug, findProduct } from '@/lib/catalog/queries/products';
import { findStructure } from '@/lib/catalog/queries/structure';
import { productTrail } from '@/lib/catalog/rules/structure';
import { siteUrl } from '@/lib/platform/env';
import { listQuestions, maxShownQuestions } from '@/lib/questions/queries';
import { questionFacts, questionsPath } from '@/lib/questions/rules';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageMetadata } from '../../../page-metadata';

type Props = { params: Promise<{ slug: string }> };

/** Rendered on the first request and cached until the product or one of its questions changes. */
export const generateStaticParams = () => [];

async function productOf({ params }: Props) {
  const { slug } = await params;
  const product = await findProduct(slug);
  if (product) return product;
  const moved = await findMovedSlug(slug);
  if (moved) permanentRedirect(questionsPath(moved));
  notFound();
}

export async function generateMetadata(props: Props) {
  const { id, name, slug } = await productOf(props);
  const questions = await listQuestions(id);
  return {
    ...(await pageMetadata({
      title: `${name}: questions and answers`,
      description: `What customers ask about ${name}, with the answers of the shop and of those who bought it.`,
      path: questionsPath(slug),
    })),
    // There is nothing to find on a page without a question.
    ...(questions.length === 0 && { robots: { index: false, follow: true } }),
  };
}

export default async function ProductQuestionsPage(props: Props) {
  const product = await productOf(props);
  const { id, name, slug } = product;
  const [structure, questions, shop] = await Promise.all([findStructure(), listQuestions(id), findShop()]);
  const facts = questionFacts(questions, siteUrl() + questionsPath(slug));
  const trail = [...productTrail(structure, product), { name: 'Questions', href: questionsPath(slug) }];
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 py-6">
      {facts && <JsonLd data={facts} />}
      <Breadcrumbs trail={trail} />
      <h1 className="mt-5 text-4xl">{name}: questions and answers</h1>
      {questions.length >= maxShownQuestions && <p className="mt-3">The newest {maxShownQuestions}.</p>}
      <QuestionBoard product={{ id, slug }} questions={questions} clock={clockSettings(shop)} />
    </main>
  );
}
