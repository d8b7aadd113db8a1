import type { AuthUser } from '../../../ports/auth'
import { Clock } from '../../../ports/clock'
import { SignedInUser } from '../../../ports/signed-in-user'
import { allows, presentActor, scope, scopeLetter, scopes } from '../records/policy'
import { RuleBroken } from '../records/rule-broken'

/** Whom the guide's staff see the site as: nobody who is signed in, a member without a role, a volunteer, or staff with one scope. */
export const previewRoles = ['visitor', 'member', 'volunteer', ...scopes] as const
export type PreviewRole = (typeof previewRoles)[number]

/**
 * The site as somebody with another role sees it. It is no masquerade: the session stays that of the staff member, who sees no record that they may
 * not read, and what belongs to an account is their own. Nothing can be written meanwhile.
 */
export class RolePreview {
  static readonly inject = [Clock] as const
  private role: PreviewRole | undefined
  private isKnown = false
  /** Who is signed in, and whom the interface takes for the user. */
  readonly real = new SignedInUser()
  readonly seen = new SignedInUser()

  constructor(private readonly clock: Clock) {}

  /** From now on the interface is that of this role; without one, that of whoever is signed in. */
  begin(role: PreviewRole | undefined): void {
    this.role = role
    if (this.isKnown) this.follow(this.real.current)
  }

  follow(user: AuthUser | undefined): void {
    this.isKnown = true
    this.real.become(user)
    this.seen.become(this.asSeen(user))
  }

  /** Roles that this member of staff may see the site as: of the scopes, their own ones. */
  rolesOf(user: AuthUser | undefined): readonly PreviewRole[] {
    const actor = presentActor(user, this.clock.now())
    const has = (name: (typeof scopes)[number]) => allows(scope(name), actor, { fields: {} })
    return has('guide') ? previewRoles.filter(role => !isScope(role) || has(role)) : []
  }

  /** The user whom the interface of the role has. */
  asSeen(user: AuthUser | undefined): AuthUser | undefined {
    const { role } = this
    if (!user || role === undefined || !this.rolesOf(user).includes(role)) return user
    if (role === 'visitor') return undefined
    const { pid, mfaFrom } = user.claims
    const own = pid === undefined ? {} : { pid }
    if (role === 'member') return { ...user, claims: own }
    if (role === 'volunteer') return { ...user, claims: { ...own, vol: '9999-12-31' } }
    return { ...user, claims: { ...own, adm: 1, sc: scopeLetter[role], ...(mfaFrom !== undefined && { mfaFrom }) } }
  }

  get isOn(): boolean {
    return this.role !== undefined
  }

  /** Refuses to write as long as the site is seen as somebody else. */
  requireNone(): void {
    if (this.isOn) throw new RuleBroken('preview-only-reads')
  }
}

const isScope = (role: PreviewRole): role is (typeof scopes)[number] => (scopes as readonly string[]).includes(role)
