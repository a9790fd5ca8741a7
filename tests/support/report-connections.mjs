// Loaded before a program by `node --import`: names on standard error each other machine that the program connects to.
import { Socket } from 'node:net';

const { connect } = Socket.prototype;
const local = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

Socket.prototype.connect = function (...given) {
  const [first] = given.flat();
  const { host, path } = typeof first === 'object' ? first : { host: given[1] };
  if (!path && typeof host === 'string' && !local.test(host)) process.stderr.write(`connects to ${host}\n`);
  return connect.apply(this, given);
};
