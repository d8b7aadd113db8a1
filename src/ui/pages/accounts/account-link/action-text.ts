import type { AccountLink } from '../../../../domain/accounts/sign-in/account-links'

export type Operation = AccountLink['operation']

/** The purpose of a link by its `mode`, before the link itself was checked. */
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
    title: 'Confirm your email',
    lead: email => `Press the button to confirm that ${email} is yours.`,
    button: 'Confirm this email',
    done: email => `${email} is confirmed`,
  },
  'change-email': {
    title: 'Confirm your new email',
    lead: email => `After that you sign in with ${email}. The old address gets a link to undo the change.`,
    button: 'Use this email',
    done: email => `Your email is ${email} now`,
  },
  'recover-email': {
    title: 'Change your email back',
    lead: email => `The email of your account was changed. Press the button to change it back to ${email}.`,
    button: 'Change it back',
    done: email => `Your email is ${email} again`,
  },
  'sign-in': {
    title: 'Sign in with this link',
    lead: () => 'The link works once, for the address it was sent to.',
    button: 'Sign me in',
    done: () => 'You are signed in',
  },
}
