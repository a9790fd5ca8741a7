import { isDoc, type Doc, type Value } from '../bson/types';
import { badValue, ServerError } from '../errors';
import { explainReply } from '../plan/explain';
import { select, type Query } from '../plan/select';
import { createEnvironment } from '../query/environment';
import { splitPipeline } from './aggregate';
import { namespace, letEnvironment, type Command } from './command';
import { nonNegativeOption, documentOption, parseFind } from './find';

export const explain: Command = {
  kind: 'read',
  options: ['verbosity'],
  run(command, { store }) {
    const inner: Value = command.explain;
    if (!isDoc(inner)) throw badValue('explain command requires a nested object');
    const name = Object.keys(inner)[0] ?? '';
    const query = queryOf(name, inner);
    const ns = namespace({ ...inner, $db: command.$db }, name);
    const collection = store.collections.get(ns);
    const selection = collection && select(collection, query);
    const verbose = command.verbosity !== 'queryPlanner';
    const explained = { ns, query, selection, verbose, command: inner };
    return explainReply({ ...explained, wrapper: wrappers[name] });
  },
};

const wrappers: { [name: string]: string } = {
  update: 'UPDATE',
  findAndModify: 'UPDATE',
  delete: 'DELETE',
  count: 'COUNT',
};

function queryOf(name: string, inner: Doc): Query {
  const env = createEnvironment();
  const [first] = ((inner.updates ?? inner.deletes) as Doc[] | undefined) ?? [];
  switch (name) {
    case 'find':
      return parseFind(inner).query;
    case 'aggregate':
      return {
        ...splitPipeline((inner.pipeline as Value[] | undefined) ?? []).query,
        hint: inner.hint,
        env: letEnvironment(inner.let),
      };
    case 'count':
      return {
        filter: documentOption(inner, 'query', name),
        skip: nonNegativeOption(inner, 'skip', name),
        limit: nonNegativeOption(inner, 'limit', name),
        hint: inner.hint,
        env,
        reads: [],
      };
    case 'distinct':
      return { filter: documentOption(inner, 'query', name), hint: inner.hint, env };
    case 'findAndModify':
      return {
        filter: documentOption(inner, 'query', name),
        sort: documentOption(inner, 'sort', name),
        limit: 1,
        hint: inner.hint,
        env,
      };
    case 'update':
      return {
        filter: documentOption(first ?? {}, 'q', name),
        hint: first?.hint,
        env,
      };
    case 'delete':
      return {
        filter: documentOption(first ?? {}, 'q', name),
        hint: first?.hint,
        env,
      };
  }
  throw new ServerError(59, 'CommandNotFound', `Explain failed due to unknown command: ${name}`);
}
