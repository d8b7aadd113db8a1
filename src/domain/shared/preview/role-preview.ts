import type { AuthUser } from '../../../ports/auth'
import { Clock } from '../../../ports/clock'
import { SignedInUser } from '../../../ports/signed-in-user'
import { allows, presentActor, type Rule, scope, scopeLetter, scopes } from '../records/policy'
import { RuleBroken } from '../records/rule-broken'

/**
 * Whom the guide's staff see the site as: nobody who is signed in, a member without a role, an artist or a host whom they choose, a volunteer, or
 * staff with one scope.
 */
export const previewRoles = ['visitor', 'member', 'artist', 'host', 'volunteer', ...scopes] as const
export type PreviewRole = (typeof previewRoles)[number]

/** Whether the role is seen with the records of a person. */
export const isOfPerson = (role: PreviewRole | undefined): role is 'artist' | 'host' => role === 'artist' || role === 'host'

/** As whom an artist's or a host's pages are seen. */
export interface PreviewedPerson {
  readonly id: string
  readonly name: string
}

/**
 * The site as somebody with another role sees it. It is no masquerade: the session stays that of the staff member, who sees no record that they may
 * not read, and what belongs to an account is their own. As an artist or a host they see that person's records as far as they may read them as staff;
 * all others are left out, and so is everything of their own account. Nothing can be written meanwhile.
 */
export class RolePreview {
  static readonly inject = [Clock] as const
  private role: PreviewRole | undefined
  private person: PreviewedPerson | undefined
  private isKnown = false
  private readonly refused = new Set<string>()
  private readonly watchers = new Set<(collections: readonly string[]) => void>()
  /** Who is signed in, and whom the interface takes for the user. */
  readonly real = new SignedInUser()
  readonly seen = new SignedInUser()

  constructor(private readonly clock: Clock) {}

  /** From now on the interface is that of this role, with the records of this person; without a role, that of whoever is signed in. */
  begin(role: PreviewRole | undefined, person?: PreviewedPerson): void {
    const before = this.person?.id
    this.role = role
    this.person = isOfPerson(role) ? person : undefined
    if (this.person?.id !== before) this.refused.clear()
    if (this.isKnown) this.follow(this.real.current)
  }

  /** Begins what a tab stored as JSON, before anything is shown in it. Whoever may not preview sees the site as themselves. */
  restore(stored: string | null): void {
    if (stored === null) return
    const { as, person } = JSON.parse(stored) as { readonly as?: PreviewRole; readonly person?: PreviewedPerson }
    this.begin(as, person)
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
    if (isOfPerson(role)) return this.person ? asPerson(user, this.person) : user
    const { pid, mfaFrom } = user.claims
    const own = pid === undefined ? {} : { pid }
    if (role === 'member') return { ...user, claims: own }
    if (role === 'volunteer') return { ...user, claims: { ...own, vol: '9999-12-31' } }
    return { ...user, claims: { ...own, adm: 1, sc: scopeLetter[role], ...(mfaFrom !== undefined && { mfaFrom }) } }
  }

  get isOn(): boolean {
    return this.role !== undefined && (!this.isKnown || this.rolesOf(this.real.current).includes(this.role))
  }

  /** Whether the records that are seen are another person's. */
  get isOfPerson(): boolean {
    return this.person !== undefined && this.isOn
  }

  /** Collections of which something was left out, because the staff member may not read what the person sees. */
  get leftOut(): readonly string[] {
    return [...this.refused]
  }

  leaveOut(collection: string): void {
    if (this.refused.has(collection)) return
    this.refused.add(collection)
    for (const next of this.watchers) next(this.leftOut)
  }

  watchLeftOut(next: (collections: readonly string[]) => void): () => void {
    this.watchers.add(next)
    next(this.leftOut)
    return () => this.watchers.delete(next)
  }

  /** Refuses what a callable would answer about the account that is signed in: it is not the person's. */
  requireNotOwn(access: Rule): void {
    if (this.isOfPerson && !namesScope(access)) throw new RuleBroken('preview-not-theirs')
  }

  /** Refuses to write as long as the site is seen as somebody else. */
  requireNone(): void {
    if (this.isOn) throw new RuleBroken('preview-only-reads')
  }
}

/** The user of a session, as if the person had it: nothing in it is the staff member's. */
const asPerson = ({ signedInAt }: AuthUser, { id, name }: PreviewedPerson): AuthUser => ({
  uid: 'preview',
  email: '',
  emailVerified: true,
  displayName: name,
  claims: { pid: id },
  signedInAt,
})

/** Whether staff may ask it of others. */
const namesScope = (rule: Rule): boolean => rule.is === 'scope' || ((rule.is === 'any' || rule.is === 'all') && rule.rules.some(namesScope))

const isScope = (role: PreviewRole): role is (typeof scopes)[number] => (scopes as readonly string[]).includes(role)
