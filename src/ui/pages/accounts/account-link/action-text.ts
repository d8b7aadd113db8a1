import type { AccountLink } from '../../../../domain/accounts/sign-in/account-links'

export type Operation = AccountLink['operation']

/** What the `mode` of a link says it is for, before the link itself was looked at. */
export const operationOf: ReadonlyMap<string | null, Operation> = new Map([
  ['resetPassword', 'reset-password'],
  ['verifyEmail', 'verify-email'],
  ['recoverEmail', 'recover-email'],
  ['verifyAndChangeEmail', 'change-email'],
  ['signIn', 'sign-in'],
])

interface ActionWords {
  readonly title: string
  readonly lead: (email: string) => string
  readonly button: string
  readonly done: (email: string) => string
}

export const actionText: { readonly [O in Operation]: ActionWords } = {
  'reset-password': {
    title: 'Choose a new password',
    lead: email => `For the account of ${email}.`,
    button: 'Set this password',
    done: () => 'Your new password is set',
  },
  'verify-email': {
    title: 'Confirm your e-mail address',
    lead: email => `Press the button, and we know that ${email} is yours.`,
    button: 'Yes, this is my address',
    done: email => `${email} is confirmed`,
  },
  'change-email': {
    title: 'Confirm your new address',
    lead: email => `From then on you sign in with ${email}. The former address gets a link to take it back.`,
    button: 'Use this address',
    done: email => `Your address is ${email} now`,
  },
  'recover-email': {
    title: 'Take your former address back',
    lead: email => `Your account was given another address. Press the button and it has ${email} again.`,
    button: 'Take it back',
    done: email => `Your address is ${email} again`,
  },
  'sign-in': {
    title: 'Sign in with this link',
    lead: () => 'The link works once, for the address it was sent to.',
    button: 'Sign me in',
    done: () => 'You are signed in',
  },
}
