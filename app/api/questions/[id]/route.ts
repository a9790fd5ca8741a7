import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { deleteQuestion, publishQuestion } from '@/lib/questions/commands/moderate';
import { moderatedQuestionResponse, publicationInput, questionId } from '@/lib/questions/schema';
import { done } from '@/lib/users/schema/responses';

export const PATCH = defineRoute(
  {
    access: staff('questions.edit'),
    summary: 'Publish a question, or hide it with its answers',
    params: questionId,
    body: publicationInput,
    response: moderatedQuestionResponse,
  },
  ({ caller, params, body }) => publishQuestion(caller, params.id, body.published),
);

export const DELETE = defineRoute(
  {
    access: staff('questions.edit'),
    summary: 'Delete a question with its answers',
    params: questionId,
    response: done,
  },
  ({ caller, params }) => deleteQuestion(caller, params.id),
);
