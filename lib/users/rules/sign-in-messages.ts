const rejectedByGoogle = 'Google did not sign you in. Try again, or log in with your password.';

const messages = {
  'auth/wrong-password': 'Invalid email or password',
  'auth/user-not-found': 'Invalid email or password',
  'auth/invalid-email': 'Provide a valid Email',
  'auth/email-already-in-use': 'An account with this email already exists',
  'auth/user-disabled': 'This account has been disabled. Please contact us.',
  'auth/code-required': 'Enter the code of your authenticator app',
  'auth/invalid-verification-code':
    'This code is not right. Codes change every 30 seconds: try the next one.',
  'auth/invalid-mailed-code':
    'This code is not right, or no longer valid. Look at the latest mail, or ask for a new code.',
  'auth/second-factor-unreadable':
    'The shop can no longer check the codes of your app. Use one of your recovery codes, then set two-factor sign-in up again.',
  'auth/user-token-expired': 'Your session has ended. Please log in again.',
  'auth/network-request-failed': 'The shop could not be reached. Check your connection and try again.',
  'auth/requires-recent-login': 'Please confirm once more that it is you.',
  'auth/user-mismatch':
    'That is another Google account. Choose the one with which you sign in to this account.',
  'auth/not-confirmed': 'Google did not confirm that it is you. Please try again.',
  'auth/unverified-email':
    'There is an account with this email whose address was never confirmed. Log in with its password, or reset it, then use Google.',
  'auth/email-not-verified-by-google':
    'Google has not confirmed this email address, so it can’t be used here.',
  // The error names of next-auth when the exchange with Google failed.
  Callback: rejectedByGoogle,
  OAuthCallback: rejectedByGoogle,
  'auth/popup-closed-by-user': 'The Google window was closed before you signed in',
};

const texts = new Map(Object.entries(messages));

/** The message for an error code of the sign-in; `auth/too-many-requests:37` carries the seconds to wait. */
export function signInMessage(code: string): string {
  const [name = '', seconds] = code.split(/:(?=\d+$)/);
  if (name === 'auth/too-many-requests') {
    return `Too many attempts. Try again in ${seconds ?? 'a few'} seconds`;
  }
  return texts.get(name) ?? 'Something went wrong while signing in. Please try again.';
}
