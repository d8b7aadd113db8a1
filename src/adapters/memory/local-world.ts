import { collections } from '../../domain/collections'
import { organisation, organisationId } from '../../domain/content/settings'
import type { FunctionWorld } from '../../domain/shared/cloud-function'
import { type Actor, presentActor } from '../../domain/shared/policy'
import type { Documents } from '../../ports/documents'
import type { PrivacyWish } from '../../ports/may-tell'
import { addressOptions, instantOf, keepInstant } from './address-options'
import { auditing } from './auditing'
import { notingChanges } from './change-mark'
import { ClockWork } from './clock-work'
import { DeclaredIndexes } from './declared-indexes'
import { DocumentStore } from './document-store'
import type { Content } from './durable-store'
import { FileWay } from './file-way'
import { Gate } from './gate'
import { GatedDocuments } from './gated-documents'
import { InProcessFunctions } from './in-process-functions'
import { IndexedDbStore, type TabChannel } from './indexeddb-store'
import { LocalAccounts } from './local-accounts'
import { LocalAccountsAdmin } from './local-accounts-admin'
import { LocalSwitches } from './local-mode'
import { MemoryAuth } from './memory-auth'
import { MemoryStorage } from './memory-storage'
import { MemoryStore } from './memory-store'
import { NetworkSwitch } from './network-switch'
import { noLinkProbe } from './no-link-probe'
import { OutboxMailer } from './outbox-mailer'
import { strongIterations } from './passwords'
import type { Preferences } from './preferences'
import { RandomIds } from './random-ids'
import { RecordedAnalytics } from './recorded-analytics'
import { defaultInstant, isPlanted, sampleContent } from './season'
import { storageGuard } from './storage-guard'
import { StoreDocuments } from './store-documents'
import { SystemClock } from './system-clock'

/** Everything the local backend needs to know; the browser's defaults are `local-backend.ts`'s. */
export interface LocalWorldOptions {
  /** Where documents and files are kept; without it they live in memory only. */
  readonly database?: { readonly factory: IDBFactory; readonly name: string; readonly channel?: TabChannel }
  readonly preferences: Preferences
  readonly sample: boolean
  readonly address?: URL
  readonly clock?: SystemClock
  /** Makes the sample season. */
  readonly plant?: () => Promise<Content>
  /** Fetches a file that the web server holds beside the page. */
  readonly fetchServed?: (path: string) => Promise<Blob | undefined>
  /** What the browser says of its visitor's wish not to be followed. */
  readonly wish?: PrivacyWish
  /** PBKDF2 rounds of new passwords. */
  readonly iterations?: number
  /** Lets the pauses of what is tried again pass, in milliseconds; real time by default. */
  readonly wait?: (milliseconds: number) => Promise<void>
}

/** Builds the local adapters of every port, plants the sample season on the first start, and does what the address asks. */
export async function openLocalWorld(options: LocalWorldOptions) {
  const { database, preferences, sample, address, plant = sampleContent, clock = new SystemClock(), iterations = strongIterations, wait } = options
  const ids = new RandomIds()
  const network = new NetworkSwitch()
  const store = new DocumentStore(clock)
  const durable = database ? await IndexedDbStore.open(database.factory, database.name, store, database.channel) : new MemoryStore(store)
  if (sample && !isPlanted(store)) await durable.replace(await plant(), () => isPlanted(store))

  const kept = notingChanges(durable, preferences)
  const indexes = new DeclaredIndexes()
  const open = new StoreDocuments(store, kept, indexes)
  const writtenBy = (actor: () => Actor | undefined) => new StoreDocuments(store, auditing(kept, store, ids, actor), indexes)
  const accounts = new LocalAccounts(open, clock, ids)
  const mailer = new OutboxMailer(open, clock)
  const auth = new MemoryAuth({ accounts, mailer, clock, network, preferences, iterations })
  const analytics = new RecordedAnalytics(auth, preferences, options.wish ?? {})
  const gate = new Gate(collections, () => presentActor(auth.current, clock.now()))
  const documents = new GatedDocuments(
    writtenBy(() => auth.current),
    gate,
    network,
    changed => auth.watch(changed),
  )

  const openStorage = new MemoryStorage(durable.files)
  const storage = new MemoryStorage(
    durable.files,
    storageGuard(() => presentActor(auth.current, clock.now())),
    new FileWay({ mishap: () => (network.offline ? { cutAfter: 0 } : undefined), ...(wait && { wait }) }),
    options.fetchServed,
  )
  const world = (actor: Actor | undefined): FunctionWorld => ({
    actor,
    accounts: new LocalAccountsAdmin(accounts),
    documents: writtenBy(() => actor),
    storage: openStorage,
    mailer,
    links: noLinkProbe,
    clock,
    ids,
  })
  const functions = new InProcessFunctions(
    async () => (await import('../../domain/handlers')).handlers,
    world,
    () => auth.current,
    network,
  )

  const scheduled = new ClockWork(clock, 5 * 60_000, async () => (await import('../../domain/hourly.handler')).runScheduled(world(undefined)))
  const hourly = new ClockWork(clock, 60 * 60_000, async () => {
    await (await import('../../domain/hourly.handler')).runHourly(world(undefined))
    await auth.leaveIfGone()
  })

  const parts = { store, durable, accounts, auth, mailer, clock, network, storage, preferences, memory: !database, ...(sample && { plant }) }
  const localMode = await LocalSwitches.open({ ...parts, defaultInstant: () => defaultInstant(open) })
  await auth.ready()
  if (address) await obey(address, preferences, localMode, open)
  return {
    documents,
    open,
    storage,
    auth,
    functions,
    analytics,
    clock,
    ids,
    mailer,
    localMode,
    lookAtTheClock: async () => void (await Promise.all([scheduled.look(), hourly.look()])),
    world,
    close: () => 'close' in durable && durable.close(),
  }
}

/** `?as=` and `?on=`: who and when. */
async function obey(address: URL, preferences: Preferences, localMode: LocalSwitches, documents: Documents): Promise<void> {
  const { as, on } = addressOptions(address, preferences)
  if (on !== undefined) {
    const settings = await documents.get(`${organisation.path}/${organisationId}`)
    const instant = await instantOf(on, String(settings?.data['tz'] ?? 'UTC'))
    if (instant) {
      localMode.show(instant)
      keepInstant(on, preferences)
    } else console.warn(`local mode cannot read the instant '${on}'`)
  }
  if (as !== undefined) await localMode.signInAs(as)
}
