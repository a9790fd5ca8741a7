import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { replyToQuestion } from '@/lib/questions/commands/moderate';
import { moderatedQuestionResponse, questionId, replyInput } from '@/lib/questions/schema';

export const POST = defineRoute(
  {
    access: staff('questions.edit'),
    summary: 'Answer a question in the name of the shop: for everybody, or for the asker alone',
    params: questionId,
    body: replyInput,
    response: moderatedQuestionResponse,
  },
  ({ caller, params, body }) => replyToQuestion(caller, params.id, body),
);
