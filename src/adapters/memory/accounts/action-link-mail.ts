import type { Mail } from '../../../ports/mailer'
import type { CodeOperation } from './local-accounts'

const words: { readonly [O in CodeOperation]: { readonly mode: string; readonly subject: string; readonly text: string } } = {
  'reset-password': {
    mode: 'resetPassword',
    subject: 'Choose a new password',
    text: 'Somebody asked for a new password for this email address. If that was not you, ignore this email.',
  },
  'verify-email': { mode: 'verifyEmail', subject: 'Confirm your email address', text: 'Confirm that this email address is yours.' },
  'change-email': {
    mode: 'verifyAndChangeEmail',
    subject: 'Confirm your new email address',
    text: 'Confirm that your account may use this email address.',
  },
  'recover-email': {
    mode: 'recoverEmail',
    subject: 'Your email address was changed',
    text: 'Your account has a new email address. If you did not change it, restore the previous one.',
  },
  'sign-in': { mode: 'signIn', subject: 'Your sign-in link', text: 'This link signs you in once.' },
}

/** The mail with a one-time link; `returnTo` is the path that opens after signing in. */
export function actionLinkMail(operation: CodeOperation, to: string, code: string, returnTo?: string): Mail {
  const { mode, subject, text } = words[operation]
  const asked = new URLSearchParams({ mode, oobCode: code, ...(returnTo !== undefined && { continueUrl: returnTo }) })
  return { to, subject, text, link: `/acct/auth/action?${asked}` }
}
