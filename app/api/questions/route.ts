import { customer } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { askQuestion } from '@/lib/questions/commands/ask';
import { ownQuestionResponse, questionInput } from '@/lib/questions/schema';

export const POST = defineRoute(
  {
    access: customer,
    ownerOnly: true,
    summary: 'Ask a question about a product; it is shown once a moderator has published it',
    body: questionInput,
    response: ownQuestionResponse,
    limit: { name: 'questions', count: 10, seconds: 600 },
  },
  ({ caller, body }) => askQuestion(caller, body),
);
