import { Auth } from '../../ports/auth'
import { Functions } from '../../ports/functions'
import { call } from '../shared/cloud-function'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { accounts } from './accounts'
import { adoptEmail } from './adopt-email.function'
import { agreedTopics, type ConsentTopic, consents } from './consents'
import { type DeletionAct, deleteMyAccount } from './delete-my-account.function'
import { type Deletion, deletions } from './deletions'
import { normalEmail } from './normal-email'
import { type PassportStamp, passport } from './passport'
import { people } from './people'
import { Proof } from './proof'
import { type ConsentAnswer, recordConsent } from './record-consent.function'
import { requireGoodPassword } from './require-good-password'
import type { SecurityEntry } from './security-log'

export type Person = StoredOf<typeof people>

/** What somebody keeps in order for themselves. Reads `undefined` for an account that is nobody's person yet. */
export class OwnAccount {
  static readonly inject = [Records, Auth, Functions, Proof] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly functions: Functions,
    private readonly proof: Proof,
  ) {}

  /** An address that was changed or verified while nobody was signed in is taken over first. */
  async person(): Promise<Person | undefined> {
    const user = this.auth.current
    if (user?.claims.pid === undefined) return undefined
    const found = await this.records.get(people, user.claims.pid)
    const [first] = found?.emails ?? []
    const follows = first?.address === user.email && first.verified === user.emailVerified
    if (!found || follows || user.claims.imp !== undefined) return found
    return (await this.adoptEmail()) ? this.records.get(people, found.id) : found
  }

  /** Names and phones; the rest of the record is the organisation's. */
  async changePerson(before: Person, change: Pick<Partial<Person>, 'names' | 'phones'>): Promise<void> {
    await this.records.change(people, before, change)
    if (change.names && change.names.display !== this.auth.current?.displayName) await this.auth.updateProfile({ displayName: change.names.display })
  }

  async topics(): Promise<readonly ConsentTopic[]> {
    const pid = this.personId()
    return pid === undefined ? [] : agreedTopics(await this.records.find(consents, { where: [['personId', '==', pid]] }))
  }

  async answer(answer: ConsentAnswer): Promise<void> {
    await call(this.functions, recordConsent, answer)
  }

  /** What its holder ought to know of the account, the newest first: who of the staff saw the site as her, and when sessions were ended. */
  async securityLog(): Promise<readonly SecurityEntry[]> {
    const { uid = '', claims } = this.auth.current ?? {}
    const account = claims?.pid === undefined ? undefined : await this.records.get(accounts, uid)
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

  /** To ask for it takes a proof of who is there; to take it back does not. */
  async deleteAccount(act: DeletionAct): Promise<void> {
    if (act === 'ask') this.proof.require()
    await call(this.functions, deleteMyAccount, { act })
  }

  sendVerification(): Promise<void> {
    return this.auth.sendVerification()
  }

  /** The link goes to the new address; nothing changes until it is opened. Takes a proof of who is there. */
  async changeEmail(newEmail: string): Promise<void> {
    this.proof.require()
    await this.auth.sendEmailChange(normalEmail(newEmail))
  }

  /** Takes a proof of who is there. */
  async changePassword(password: string): Promise<void> {
    const user = this.auth.current
    if (!user) throw new RuleBroken('not-joined')
    await requireGoodPassword(password, user.email)
    this.proof.require()
    await this.auth.updatePassword(password)
  }

  private async adoptEmail(): Promise<boolean> {
    return (await call(this.functions, adoptEmail, {})).changed
  }

  private personId(): string | undefined {
    return this.auth.current?.claims.pid
  }
}
