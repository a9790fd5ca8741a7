import { ok, refuse, type Result } from '../shared/result';
import { signInMessage } from '../users/rules/sign-in-messages';
import { refuseHasty } from './recent';
import { refuseSecondFactor } from './second-factor';
import { readAwaitingSession } from './session';
import { completeSession } from './sessions';

/** Lets somebody in whom Google has vouched for, once the second factor of the account is shown too. */
export async function passSecondFactor(request: Request, code: string): Promise<Result<{ done: boolean }>> {
  const awaiting = await readAwaitingSession(request);
  if (!awaiting) {
    const message = signInMessage('auth/user-token-expired');
    return refuse('unprocessable', 'auth/user-token-expired', message);
  }
  const refusal = await refuseSecondFactor(awaiting.account, code);
  if (refusal === null) {
    await completeSession(awaiting.sessionId);
    return ok({ done: true });
  }
  const [, seconds] = /^auth\/too-many-requests:(\d+)$/.exec(refusal) ?? [];
  if (seconds) return refuseHasty(Number(seconds));
  const message = signInMessage(refusal);
  return refuse('unprocessable', refusal, message, { fields: { code: message } });
}
