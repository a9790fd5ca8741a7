import { ok, fail, type Result } from '../shared/result';
import { signInMessage } from '../users/rules/sign-in-messages';
import { rateLimited } from './recent';
import { secondFactorProblem } from './second-factor';
import { readAwaitingSession } from './session';
import { completeSession } from './sessions';

/** Lets somebody in whom Google has vouched for, once the second factor of the account is shown too. */
export async function passSecondFactor(request: Request, code: string): Promise<Result<{ done: boolean }>> {
  const awaiting = await readAwaitingSession(request);
  if (!awaiting) {
    const message = signInMessage('auth/user-token-expired');
    return fail('unprocessable', 'auth/user-token-expired', message);
  }
  const failure = await secondFactorProblem(awaiting.account, code);
  if (failure === null) {
    await completeSession(awaiting.sessionId);
    return ok({ done: true });
  }
  const [, seconds] = /^auth\/too-many-requests:(\d+)$/.exec(failure) ?? [];
  if (seconds) return rateLimited(Number(seconds));
  const message = signInMessage(failure);
  return fail('unprocessable', failure, message, { fields: { code: message } });
}
