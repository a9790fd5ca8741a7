import list from './common-passwords.json';

// The 5,000 most used of at least 6 characters, from zxcvbn's list (MIT), which counts passwords that leaked.
const common = new Set(list.split(' '));

/** Whether a password is among those that everybody tries first, in any letter case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
