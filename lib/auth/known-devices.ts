import { composeMail } from '../mail/outbox';
import { now } from '../platform/clock';
import { isDuplicateKey } from '../platform/database';
import { usesSecureCookies } from '../platform/env';
import { sha256 } from '../platform/hash';
import { findShop } from '../settings/queries';
import { clockSettings } from '../settings/rules/shop';
import { formatDateTime } from '../shared/dates';
import { addMail } from '../users/commands/credentials';
import type { Account } from '../users/types';
import { knownDevices } from './collection';
import { newDeviceMail } from './emails';
import { cookieIn } from './sessions';

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A name for the device from its User-Agent, in words that its owner recognizes: "Firefox on Windows". */
export function deviceName(userAgent: string | null): string {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device');
}

/** Seconds after its last sign-in for which a device is known. */
const knownSeconds = 180 * 24 * 60 * 60;

const deviceCookie = () => (usesSecureCookies() ? '__Host-hexbolt.device' : 'hexbolt.device');

const keyOf = (userId: string, deviceId: string) => sha256(`${userId}|${deviceId}`);

/** The secret id of the browser that sends this request; null when it has never signed in here. */
export function deviceIdOf(request: Request): string | null {
  const value = cookieIn(request.headers.get('cookie'), deviceCookie());
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

/** The Set-Cookie header by which a browser keeps its id. */
export function deviceCookieHeader(deviceId: string): string {
  const attributes = `Path=/; Max-Age=${knownSeconds}; HttpOnly; SameSite=Lax${usesSecureCookies() ? '; Secure' : ''}`;
  return `${deviceCookie()}=${deviceId}; ${attributes}`;
}

/** Whether somebody has signed in to this account on this device; always runs one query, so that timing reveals nothing. */
export async function isKnownDevice(userId: string | undefined, deviceId: string | null): Promise<boolean> {
  const _id = keyOf(userId ?? '', deviceId ?? '');
  return (await knownDevices().findOne({ _id, expiresAt: { $gt: now() } })) !== null;
}

/** Records a complete sign-in on a device. The owner gets a mail when the account was used on other devices only. */
export async function rememberDevice(account: Account, deviceId: string, device: string): Promise<void> {
  const time = now();
  const _id = keyOf(account.id, deviceId);
  const seen = { lastSeenAt: time, expiresAt: new Date(time.getTime() + knownSeconds * 1000) };
  const { matchedCount } = await knownDevices().updateOne({ _id }, { $set: seen });
  if (matchedCount) return;
  const isFirst = (await knownDevices().findOne({ userId: account.id })) === null;
  try {
    await knownDevices().insertOne({ _id, userId: account.id, device, ...seen });
  } catch (error) {
    if (isDuplicateKey(error)) return;
    throw error;
  }
  if (isFirst) return;
  const shop = await findShop();
  const at = formatDateTime(time.toISOString(), clockSettings(shop));
  await addMail(account.id, composeMail(account.email, newDeviceMail(account.name, device, at), shop));
}

/** The devices on which somebody has signed in, the last used first. */
export async function listKnownDevices(userId: string) {
  const found = await knownDevices().find({ userId }).sort({ lastSeenAt: -1 }).toArray();
  return found.map(({ device, lastSeenAt }) => ({ device, lastSeenAt: lastSeenAt.toISOString() }));
}
