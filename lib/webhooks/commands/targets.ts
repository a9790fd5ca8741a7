import type { LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { env } from '../../platform/env';

function listOf(type: 'ipv4' | 'ipv6', networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), type);
  }
  return list;
}

/** What no public server has: this host, private networks, link-local and metadata, multicast, documentation, reserved. */
const privateV4 = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // The metadata service of Azure.
  '168.63.129.16/32',
]);

/** Only global unicast addresses are public; these parts of it lead to IPv4 addresses or nowhere. */
const publicV6 = listOf('ipv6', ['2000::/3']);
const reservedV6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** An IPv4 address written as IPv6 (::ffff:10.0.0.1, in any spelling) as what it is. */
function plainAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  // The URL parser writes every IPv6 address in its shortest form.
  const short = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short);
  if (!mapped) return short;
  const [high, low] = [parseInt(mapped[1]!, 16), parseInt(mapped[2]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Whether an address belongs to a public server. */
export function isPublicAddress(given: string): boolean {
  const address = plainAddress(given);
  if (isIP(address) === 4) return !privateV4.check(address, 'ipv4');
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
}

type Allowed = { hosts: Set<string>; networks: BlockList };

/** The targets of WEBHOOK_ALLOWED_TARGETS. */
function allowedTargets(): Allowed {
  const allowed: Allowed = { hosts: new Set(), networks: new BlockList() };
  for (const entry of (env().WEBHOOK_ALLOWED_TARGETS ?? '').split(',').map((text) => text.trim())) {
    const [address = '', bits] = entry.split('/');
    const version = isIP(address);
    if (!version) {
      if (entry) allowed.hosts.add(entry.toLowerCase());
    } else if (bits === undefined) allowed.networks.addAddress(address, version === 4 ? 'ipv4' : 'ipv6');
    else allowed.networks.addSubnet(address, Number(bits), version === 4 ? 'ipv4' : 'ipv6');
  }
  return allowed;
}

function isInNetworks({ networks }: Allowed, given: string): boolean {
  const address = plainAddress(given);
  return networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** The host of a URL without the brackets of an IPv6 address and the dot after a full name. */
const hostOf = (url: URL) =>
  url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

export class ForbiddenTarget extends Error {}

const notPublic =
  'This is not the address of a public server. Whoever runs the shop can allow it by WEBHOOK_ALLOWED_TARGETS';

/** Why nothing may be sent to a URL, as far as the URL itself says; null when it may. */
export function targetProblem(address: string): string | null {
  const url = new URL(address);
  const host = hostOf(url);
  const allowed = allowedTargets();
  const isAllowed = allowed.hosts.has(host) || (isIP(host) !== 0 && isInNetworks(allowed, host));
  if (url.protocol !== 'https:' && !isAllowed) return 'Enter an address that begins with https://';
  if (isAllowed || (isIP(host) ? isPublicAddress(host) : /[^.]\.[^.]/.test(host))) return null;
  return notPublic;
}

export type Resolver = (host: string) => Promise<LookupAddress[]>;
const systemResolver: Resolver = (host) => resolve(host, { all: true, verbatim: true });

/**
 * The address to connect to for a URL. The caller connects to this very address, so that a name which changes its
 * address can't lead elsewhere. Throws `ForbiddenTarget` when the name leads to any address that is not allowed.
 */
export async function findAddress(
  target: string,
  resolver: Resolver = systemResolver,
): Promise<LookupAddress> {
  const problem = targetProblem(target);
  if (problem) throw new ForbiddenTarget(problem);
  const host = hostOf(new URL(target));
  const version = isIP(host);
  const found = version ? [{ address: host, family: version }] : await resolver(host);
  const allowed = allowedTargets();
  const forbidden = found.find(
    ({ address }) => !allowed.hosts.has(host) && !isInNetworks(allowed, address) && !isPublicAddress(address),
  );
  if (forbidden) throw new ForbiddenTarget(`${notPublic}: ${host} leads to ${forbidden.address}`);
  if (!found[0]) throw new Error(`There is no address for ${host}`);
  return found[0];
}
