import { Auth, type AuthUser } from '../../ports/auth'
import { Functions } from '../../ports/functions'
import { call } from '../shared/cloud-function'
import { Proof } from './proof'
import { type MasqueradeInput, startMasquerade } from './start-masquerade.function'
import { stopMasquerade } from './stop-masquerade.function'

/** A visit of the staff to the site as somebody else sees it. */
export interface Visit {
  /** Whom the staff member is taken for. */
  readonly name: string
  readonly endsAt: Date
  readonly mode: 'look' | 'act'
}

/** The visit that a session is; `undefined` for everybody's own. */
export function visitOf({ claims, displayName, email }: AuthUser): Visit | undefined {
  if (claims.imp === undefined) return undefined
  return { name: displayName || email, endsAt: new Date((claims.end ?? 0) * 1000), mode: claims.act === 1 ? 'act' : 'look' }
}

/** Seeing the site as a person sees it. */
export class Masquerade {
  static readonly inject = [Auth, Functions, Proof] as const

  constructor(
    private readonly auth: Auth,
    private readonly functions: Functions,
    private readonly proof: Proof,
  ) {}

  /** Leaves one's own session for the person's. Takes a proof of who is there. */
  async start(input: MasqueradeInput): Promise<void> {
    this.proof.require()
    const { token } = await call(this.functions, startMasquerade, input)
    await this.auth.signInWithToken(token)
  }

  /** Ends the session; one's own begins with a new sign-in, because no token of a visit may open the office. */
  async stop(): Promise<void> {
    try {
      await call(this.functions, stopMasquerade, {})
    } finally {
      await this.auth.signOut()
    }
  }
}
