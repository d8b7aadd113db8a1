import type { Mail } from '../../ports/mailer'
import type { CodeOperation } from './local-accounts'

const words: { readonly [O in CodeOperation]: { readonly mode: string; readonly subject: string; readonly text: string } } = {
  'reset-password': { mode: 'resetPassword', subject: 'Choose a new password', text: 'Somebody asked for a new password for this address.' },
  'verify-email': { mode: 'verifyEmail', subject: 'Confirm your e-mail address', text: 'Please confirm that this address is yours.' },
  'change-email': {
    mode: 'verifyAndChangeEmail',
    subject: 'Confirm your new e-mail address',
    text: 'Please confirm that your account may use this address.',
  },
  'recover-email': {
    mode: 'recoverEmail',
    subject: 'Your e-mail address was changed',
    text: 'Your account has another address now. If that was not you, take the former one back.',
  },
  'sign-in': { mode: 'signIn', subject: 'Your sign-in link', text: 'This link signs you in once.' },
}

/** The mail with a one-time link; `returnTo` is the path shown after signing in. */
export function actionMail(operation: CodeOperation, to: string, code: string, returnTo?: string): Mail {
  const { mode, subject, text } = words[operation]
  const asked = new URLSearchParams({ mode, oobCode: code, ...(returnTo !== undefined && { continueUrl: returnTo }) })
  return { to, subject, text, link: `/acct/auth/action?${asked}` }
}
