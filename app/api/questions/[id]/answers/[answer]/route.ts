import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { publishAnswer } from '@/lib/questions/commands/moderate';
import { answerId, moderatedQuestionResponse, publicationInput } from '@/lib/questions/schema';

export const PATCH = defineRoute(
  {
    access: staff('questions.edit'),
    summary: 'Publish an answer, of which the asker gets a mail the first time, or hide it',
    params: answerId,
    body: publicationInput,
    response: moderatedQuestionResponse,
  },
  ({ caller, params, body }) => publishAnswer(caller, params.id, params.answer, body.published),
);
