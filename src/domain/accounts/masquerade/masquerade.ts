import { Auth, type AuthUser } from '../../../ports/auth'
import { Callables } from '../../shared/functions/callables'
import { type MasqueradeInput, startMasquerade } from './start-masquerade.contract'
import { stopMasquerade } from './stop-masquerade.contract'

/** A masquerade: a staff member sees the site as another person. */
export interface CurrentMasquerade {
  /** Name of the person as whom the staff member sees the site. */
  readonly name: string
  readonly endsAt: Date
  readonly mode: 'look' | 'act'
}

/** The masquerade of a session; `undefined` for an ordinary session. */
export function masqueradeOf({ claims, displayName, email }: AuthUser): CurrentMasquerade | undefined {
  if (claims.imp === undefined) return undefined
  return { name: displayName || email, endsAt: new Date((claims.end ?? 0) * 1000), mode: claims.act === 1 ? 'act' : 'look' }
}

/** Starts and stops masquerades. */
export class Masquerade {
  static readonly inject = [Auth, Callables] as const

  constructor(
    private readonly auth: Auth,
    private readonly callables: Callables,
  ) {}

  /** Replaces the staff member's session with the person's. Needs reauthentication. */
  async start(input: MasqueradeInput): Promise<void> {
    const { token } = await this.callables.call(startMasquerade, input)
    await this.auth.signInWithToken(token)
  }

  /** Ends the session. The staff member then has to sign in again, because no token of a masquerade may open the office. */
  async stop(): Promise<void> {
    try {
      await this.callables.call(stopMasquerade, {})
    } finally {
      await this.auth.signOut()
    }
  }
}
