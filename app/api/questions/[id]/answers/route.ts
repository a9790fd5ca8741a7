import { customer } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { answerQuestion } from '@/lib/questions/commands/ask';
import { answerInput, ownAnswerResponse, questionId } from '@/lib/questions/schema';

export const POST = defineRoute(
  {
    access: customer,
    ownerOnly: true,
    summary:
      'Answer a published question about a product that was delivered to you; a moderator reads it first',
    params: questionId,
    body: answerInput,
    response: ownAnswerResponse,
    limit: { name: 'answers', count: 20, seconds: 600 },
  },
  ({ caller, params, body }) => answerQuestion(caller, params.id, body),
);
