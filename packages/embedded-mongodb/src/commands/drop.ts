import { namespace, type Command } from './command';

export const drop: Command = {
  kind: 'write',
  options: [],
  run(command, { store }) {
    const ns = namespace(command, 'drop');
    const nIndexesWas = store.collections.get(ns)?.indexes.length;
    return store.drop(ns) ? { nIndexesWas, ns } : {};
  },
};

export const dropDatabase: Command = {
  kind: 'write',
  options: [],
  run(command, { store }) {
    const db = String(command.$db);
    const all = [...store.collections.keys()].filter((ns) => ns.startsWith(`${db}.`));
    for (const ns of all) store.drop(ns);
    return all.length ? { dropped: db } : {};
  },
};
