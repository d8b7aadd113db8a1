import { Auth } from '../../ports/auth'
import { agreedTopics, type ConsentTopic, consents } from '../people/consents.collection'
import { type Deletion, deletions } from '../people/deletions.collection'
import { normalEmail } from '../people/normal-email'
import { type PassportStamp, passport } from '../people/passport.collection'
import { type Person, people } from '../people/people.collection'
import { changeUnlessConflict, type Saved } from '../shared/change-unless-conflict'
import { Callables } from '../shared/functions/callables'
import { Reauthentication } from '../shared/functions/reauthentication'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { accounts } from './accounts.collection'
import type { SecurityEntry } from './security-log'
import { adoptEmail } from './sign-in/adopt-email.contract'
import { requireGoodPassword } from './sign-in/require-good-password'

/**
 * The signed-in person's account settings. For an account without a person, `person` and `deletion` return `undefined`; topics, stamps and
 * the security log are empty.
 */
export class AccountSettingsService {
  static readonly inject = [Records, Auth, Callables, Reauthentication] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly callables: Callables,
    private readonly reauthentication: Reauthentication,
  ) {}

  /** First copies an address that was changed or verified while the person was signed out. */
  async person(): Promise<Person | undefined> {
    const user = this.auth.current
    if (user?.claims.pid === undefined) return undefined
    const found = await this.records.get(people, user.claims.pid)
    const [first] = found?.emails ?? []
    const follows = first?.address === user.email && first.verified === user.emailVerified
    if (!found || follows || user.claims.imp !== undefined) return found
    return (await this.adoptEmail()) ? this.records.get(people, found.id) : found
  }

  /** Changes names and phones; only staff change the other fields. */
  async changePerson(before: Person, change: Pick<Partial<Person>, 'names' | 'phones'>): Promise<Saved<typeof people>> {
    const saved = await changeUnlessConflict(this.records, people, before, change)
    if (saved.outcome === 'saved' && change.names && change.names.display !== this.auth.current?.displayName)
      await this.auth.updateProfile({ displayName: change.names.display })
    return saved
  }

  async topics(): Promise<readonly ConsentTopic[]> {
    const pid = this.personId()
    return pid === undefined ? [] : agreedTopics(await this.records.find(consents, { where: [['personId', '==', pid]] }))
  }

  /** Security events of the account, newest first: masquerades by staff, and when sessions were ended. */
  async securityLog(): Promise<readonly SecurityEntry[]> {
    const pid = this.personId()
    // Found by the person's id, because during a masquerade the signed-in account is not the person's.
    const [account] = pid === undefined ? [] : await this.records.find(accounts, { where: [['personId', '==', pid]], limit: 1 })
    return [...(account?.securityLog ?? [])].reverse()
  }

  async stamps(): Promise<readonly PassportStamp[]> {
    const pid = this.personId()
    if (pid === undefined) return []
    const found = await this.records.find(passport, { where: [['personId', '==', pid]] })
    return [...found].sort((a, b) => b.at.getTime() - a.at.getTime())
  }

  async deletion(): Promise<Deletion | undefined> {
    const pid = this.personId()
    return pid === undefined ? undefined : this.records.get(deletions, pid)
  }

  sendVerification(): Promise<void> {
    return this.auth.sendVerification()
  }

  /** Mails a link to the new address; nothing changes until it is opened. Needs reauthentication. */
  async changeEmail(newEmail: string): Promise<void> {
    this.reauthentication.require()
    await this.auth.sendEmailChange(normalEmail(newEmail))
  }

  /** Needs reauthentication. */
  async changePassword(password: string): Promise<void> {
    const user = this.auth.current
    if (!user) throw new RuleBroken('not-joined')
    await requireGoodPassword(password, user.email)
    this.reauthentication.require()
    await this.auth.updatePassword(password)
  }

  private async adoptEmail(): Promise<boolean> {
    return (await this.callables.call(adoptEmail, {})).changed
  }

  private personId(): string | undefined {
    return this.auth.current?.claims.pid
  }
}
