import type { Metadata } from 'next';
import { Editable } from '@/components/layout/allowed';
import { ListSearch } from '@/components/layout/list-search';
import { StatusLinks } from '@/components/layout/status-links';
import { QuestionCard } from '@/components/questions/question-card';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countQuestions, listForAnswer } from '@/lib/questions/queries';
import { questionsHref, questionStatusNames } from '@/lib/questions/rules';
import { questionFilters, questionStatuses } from '@/lib/questions/schema';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Questions',
  description: 'What customers ask about products, to answer and publish.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function QuestionsPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = questionFilters.parse(query);
  await requireRight('questions.view', questionsHref(filters));
  const [found, counts, shop] = await Promise.all([
    listForAnswer(filters, pageNumber(query.page)),
    countQuestions(),
    findShop(),
  ]);
  const all = counts.open + counts.answered + counts.hidden;
  const entries = [
    { state: undefined, name: 'All', count: all },
    ...questionStatuses.map((state) => ({ state, name: questionStatusNames[state], count: counts[state] })),
  ];
  return (
    <>
      <h1 className="text-4xl">Questions</h1>
      <StatusLinks
        entries={entries}
        current={filters.status}
        hrefFor={(status) => questionsHref({ ...filters, status })}
      />
      <ListSearch
        action="/dashboard/questions"
        label="Product, SKU or words"
        text={filters.q}
        kept={{ status: filters.status }}
      />
      <div className="mt-6 flex flex-col gap-4">
        {found.rows.length > 0 ? (
          <Editable right="questions.edit">
            {found.rows.map((question) => (
              <QuestionCard key={question.id} question={question} clock={clockSettings(shop)} />
            ))}
          </Editable>
        ) : (
          <EmptyState title={all === 0 ? 'No questions yet' : 'No questions here'}>
            What customers ask about products is listed here, to answer and publish.
          </EmptyState>
        )}
      </div>
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => questionsHref({ ...filters, page })}
      />
    </>
  );
}
