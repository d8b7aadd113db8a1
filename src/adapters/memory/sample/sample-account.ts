import type { Claims } from '../../../ports/auth'

/** Somebody a developer can sign in as. All share one password, shown by the local-mode bar. */
export interface SampleAccount {
  /** Key of the address parameter `?as=`. */
  readonly key: string
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly claims: Claims
  readonly createdAt: Date
  readonly lastSignIn: Date
}

export const samplePassword = 'open-studios-2027'
