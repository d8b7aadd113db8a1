import { graceFrom } from '../../domain/accounts/roles/role-claims'
import type { LocalMode, LocalState, SamplePerson, SentMail, TowardsSuperadmin } from '../../domain/hosting/local-mode'
import { PortError } from '../../ports/errors'
import type { Storage } from '../../ports/storage'
import type { LocalAccounts } from './accounts/local-accounts'
import type { MemoryAuth } from './accounts/memory-auth'
import type { DocumentStore } from './documents/document-store'
import type { Content, DurableStore } from './documents/durable-store'
import type { NetworkSwitch } from './network-switch'
import type { OutboxMailer } from './outbox-mailer'
import { fromPortable, toPortable } from './portable-content'
import type { Preferences } from './preferences'
import type { SystemClock } from './system-clock'
import { storeEmpty, storeInstant } from './url-options'
import { noteChanged, noteUntouched } from './watching/sample-changed-flag'

export interface LocalModeParts {
  readonly store: DocumentStore
  readonly durable: DurableStore
  readonly accounts: LocalAccounts
  readonly auth: MemoryAuth
  readonly mailer: OutboxMailer
  readonly clock: SystemClock
  readonly network: NetworkSwitch
  readonly storage: Storage
  readonly preferences: Preferences
  readonly memory: boolean
  /** Makes the content for a reset; missing for the empty organization, whose store a reset empties. */
  readonly seed?: () => Promise<Content>
  readonly defaultInstant: () => Promise<Date | undefined>
}

/** The value of `?as=` for a visitor who is not signed in. */
export const visitorKey = 'visitor'

/** The controls of local mode over the parts of the local backend. */
export class LocalSwitches implements LocalMode {
  people: readonly SamplePerson[] = []
  private keys: ReadonlyMap<string, string> = new Map()
  private outbox: readonly SentMail[] = []
  private chosen: Date | undefined
  private normal: Date | undefined
  private hasSuperadmin = false
  private readonly watchers = new Set<(state: LocalState) => void>()

  private constructor(private readonly parts: LocalModeParts) {}

  static async open(parts: LocalModeParts): Promise<LocalSwitches> {
    const switches = new LocalSwitches(parts)
    await switches.learn()
    parts.auth.watch(() => void switches.lookForSuperadmin().then(() => switches.notify()))
    parts.network.watch(() => switches.notify())
    parts.mailer.watch(
      outbox => {
        switches.outbox = outbox
        switches.notify()
      },
      error => {
        throw error
      },
    )
    return switches
  }

  get state(): LocalState {
    const { auth, clock, network, memory } = this.parts
    const uid = auth.current?.uid
    return {
      as: this.people.find(({ key }) => uid !== undefined && this.keys.get(key) === uid)?.key,
      now: clock.now(),
      simulated: this.chosen !== undefined,
      offline: network.offline,
      memory,
      outbox: this.outbox,
      beganEmpty: !this.parts.seed,
      towardsSuperadmin: this.towardsSuperadmin,
    }
  }

  private get towardsSuperadmin(): TowardsSuperadmin | undefined {
    if (this.parts.seed || this.hasSuperadmin) return undefined
    const user = this.parts.auth.current
    if (user?.claims.pid === undefined) return 'join'
    return user.emailVerified ? 'appoint' : 'confirm'
  }

  watch(next: (state: LocalState) => void): () => void {
    this.watchers.add(next)
    queueMicrotask(() => void (this.watchers.has(next) && next(this.state)))
    return () => this.watchers.delete(next)
  }

  /** Signs in without a password. An unknown key changes nothing and is logged to the console. */
  async signInAs(key: string | undefined): Promise<void> {
    if (key === undefined || key === visitorKey) return this.parts.auth.signOut()
    const uid = this.keys.get(key)
    if (uid === undefined) console.warn(`local mode has no sample person '${key}'`)
    else if (this.parts.auth.current?.uid !== uid) await this.parts.auth.enter(uid)
  }

  setNow(instant: Date | undefined): void {
    storeInstant(instant?.toISOString(), this.parts.preferences)
    this.show(instant)
  }

  /** Sets the clock without keeping the instant for later page loads. */
  show(instant: Date | undefined): void {
    this.chosen = instant
    this.parts.clock.setNow(instant ?? this.normal)
    this.notify()
  }

  setOffline(offline: boolean): void {
    this.parts.network.setOffline(offline)
  }

  file(path: string): Promise<Blob> {
    return this.parts.storage.read(path)
  }

  async download(): Promise<Blob> {
    return toPortable({ documents: [...this.parts.store.all()], files: await this.parts.durable.files.all() })
  }

  async load(file: Blob): Promise<void> {
    await this.hold(await fromPortable(file))
    if (this.parts.seed) noteChanged(this.parts.preferences)
    await this.parts.auth.restore()
  }

  async reset(): Promise<void> {
    await this.hold((await this.parts.seed?.()) ?? { documents: [], files: [] })
    await this.parts.auth.signOut()
    this.parts.network.setOffline(false)
    this.setNow(undefined)
    if (this.parts.seed) noteUntouched(this.parts.preferences)
  }

  changeOrganisation(): void {
    storeEmpty(this.parts.seed !== undefined, this.parts.preferences)
  }

  async becomeSuperadmin(): Promise<void> {
    const { accounts, auth, clock } = this.parts
    await this.lookForSuperadmin()
    if (!auth.current || this.towardsSuperadmin !== 'appoint')
      throw new PortError('functions', 'permission-denied', 'this is not for the first superadmin')
    await accounts.change(auth.current.uid, { claims: { ...auth.current.claims, adm: 1, sa: 1, mfaFrom: graceFrom(clock.now()) } })
    await auth.refreshClaims()
  }

  private async lookForSuperadmin(): Promise<void> {
    this.hasSuperadmin = (await this.parts.accounts.all()).some(({ claims }) => claims.sa === 1)
  }

  private async hold(content: Content): Promise<void> {
    await this.parts.durable.replace(content)
    await this.learn()
    this.show(this.chosen)
  }

  /** Reads the sample people and the default instant of the season from the store. */
  private async learn(): Promise<void> {
    const accounts = await this.parts.accounts.samplePeople()
    this.people = accounts.map(({ key, displayName, email }) => ({ key, name: displayName, email }))
    this.keys = new Map(accounts.map(({ key, uid }) => [key, uid]))
    await this.lookForSuperadmin()
    this.normal = await this.parts.defaultInstant()
    this.parts.clock.setNow(this.chosen ?? this.normal)
  }

  private notify(): void {
    for (const next of this.watchers) next(this.state)
  }
}
