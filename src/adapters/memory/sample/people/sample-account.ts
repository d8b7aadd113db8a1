import type { Claims } from '../../../../ports/auth'

/** A person that a developer can sign in as. All share one password, which the local-mode bar shows. */
export interface SampleAccount {
  /** Value of the address parameter `?as=`. */
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
