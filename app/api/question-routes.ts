import * as answer from './questions/[id]/answers/[answer]/route';
import * as answers from './questions/[id]/answers/route';
import * as own from './questions/own/route';
import * as question from './questions/[id]/route';
import * as questions from './questions/route';
import * as replies from './questions/[id]/replies/route';

/** The endpoints of questions about products. */
export const questionRoutes = {
  '/api/questions': { POST: questions.POST },
  '/api/questions/own': { GET: own.GET },
  '/api/questions/{id}': { PATCH: question.PATCH, DELETE: question.DELETE },
  '/api/questions/{id}/answers': { POST: answers.POST },
  '/api/questions/{id}/answers/{answer}': { PATCH: answer.PATCH },
  '/api/questions/{id}/replies': { POST: replies.POST },
};
