import { ObjectId } from 'mongodb';
import { mayShop } from '../../cart/queries/punchout';
import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { connections, type ConnectionDocument } from '../collection';
import { credentialKey, problem, type CxmlProblem, type CxmlRequest } from '../rules/cxml';

const usedEvery = 60_000;

// One text for all: it doesn't tell an unknown company from a wrong secret.
const unauthorized = () =>
  problem(401, 'The sender, the company or the shared secret is unknown, or the connection is switched off.');

async function admit(
  found: ConnectionDocument | null,
  secret: string,
): Promise<ConnectionDocument | CxmlProblem> {
  if (!found || !secret || found.hash !== sha256(secret) || !found.active) return unauthorized();
  if (!(await mayShop(found.company)))
    return problem(
      403,
      'The company is not active, or the member in whose name it orders has left it or is blocked.',
    );
  const time = now();
  if (!found.lastUsedAt || time.getTime() - found.lastUsedAt.getTime() >= usedEvery)
    await connections().updateOne({ _id: found._id }, { $max: { lastUsedAt: time } });
  return found;
}

/** The connection whose system has sent a document, proved by its shared secret. */
export async function authenticate({
  sender,
  from,
  to,
  secret,
}: Pick<CxmlRequest, 'sender' | 'from' | 'to' | 'secret'>): Promise<ConnectionDocument | CxmlProblem> {
  const keys = sender.flatMap((one) => from.map((other) => `${credentialKey(one)} ${credentialKey(other)}`));
  const found = keys.length
    ? await connections()
        .find({ key: { $in: keys } })
        .limit(20)
        .toArray()
    : [];
  const matching = found.find(({ hash }) => hash === sha256(secret)) ?? null;
  const admitted = await admit(matching, secret);
  if ('status' in admitted) return admitted;
  return to.some((one) => credentialKey(one) === credentialKey(admitted.to))
    ? admitted
    : problem(403, 'The document is for somebody else: its To is not the identity of this shop.');
}

/** The connection of a user name and password, as OCI sends them: the id of the connection and its secret. */
export async function authenticateUser(
  username: string,
  password: string,
): Promise<ConnectionDocument | CxmlProblem> {
  const isId = /^[0-9a-f]{24}$/.test(username);
  return admit(isId ? await connections().findOne({ _id: new ObjectId(username) }) : null, password);
}
