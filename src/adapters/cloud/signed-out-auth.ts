import type { Auth } from '../../ports/auth'
import { PortError } from '../../ports/errors'

const refuse = (): Promise<never> => Promise.reject(new PortError('auth', 'unknown', 'a page rendered on the server has no session'))

/** The Auth port for pages that a server renders: nobody is signed in. */
export const signedOutAuth: Auth = {
  current: undefined,
  ready: () => Promise.resolve(),
  watch: next => {
    next(undefined)
    return () => undefined
  },
  signUp: refuse,
  signIn: refuse,
  signOut: refuse,
  sendPasswordReset: refuse,
  sendSignInLink: refuse,
  sendVerification: refuse,
  sendEmailChange: refuse,
  checkActionCode: refuse,
  applyActionCode: refuse,
  confirmPasswordReset: refuse,
  signInWithLink: refuse,
  signInWithToken: refuse,
  updateProfile: refuse,
  updatePassword: refuse,
  reauthenticate: refuse,
  giveCode: refuse,
  secondFactors: refuse,
  beginSecondFactor: refuse,
  removeSecondFactor: refuse,
  refreshClaims: refuse,
}
