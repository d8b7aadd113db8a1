import { collections } from '../../domain/collections'
import { type HandlerPorts, handlerContext } from '../../domain/shared/functions/handler'
import { organisation, organisationId } from '../../domain/shared/records/organisation.collection'
import type { Actor } from '../../domain/shared/records/policy'
import type { ReservedPaths } from '../../domain/shared/reserved-paths'
import type { Documents } from '../../ports/documents'
import type { PrivacyPreference } from '../../ports/may-track'
import { RandomIds } from '../../ports/random-ids'
import { LocalAccounts } from './accounts/local-accounts'
import { LocalAccountsAdmin } from './accounts/local-accounts-admin'
import { MemoryAuth } from './accounts/memory-auth'
import { strongIterations } from './accounts/password-hash'
import { auditing } from './documents/audited-store'
import { callerNow } from './documents/caller-now'
import { DocumentStore } from './documents/document-store'
import type { Content } from './documents/durable-store'
import { Gate } from './documents/gate'
import { GatedDocuments } from './documents/gated-documents'
import { IndexedDbStore, type TabChannel } from './documents/indexeddb-store'
import { StoreDocuments } from './documents/store-documents'
import { VolatileStore } from './documents/volatile-store'
import { FlakyTransfer } from './files/flaky-transfer'
import { MemoryStorage } from './files/memory-storage'
import { storageGuard } from './files/storage-guard'
import { InProcessFunctions } from './in-process-functions'
import { IntervalJob } from './interval-job'
import { LocalSwitches } from './local-mode'
import { NetworkSwitch } from './network-switch'
import { noLinkProbe } from './no-link-probe'
import { OutboxMailer } from './outbox-mailer'
import { simulatedCardForm } from './payments/simulated-card-form'
import { SimulatedPayments } from './payments/simulated-payments'
import type { Preferences } from './preferences'
import { DeclaredIndexes } from './queries/declared-indexes'
import { RecordedAnalytics } from './recorded-analytics'
import { SampleGeocoder } from './sample-geocoder'
import { defaultInstant, isSeeded } from './seed-marker'
import { SystemClock } from './system-clock'
import { instantOf, storeInstant, urlOptions } from './url-options'
import { notingChanges } from './watching/sample-changed-flag'

/** Options of the local ports; the browser's defaults are in `local-backend.ts`. */
export interface LocalPortsOptions {
  /** Where documents and files are persisted; without it they are in memory only. */
  readonly database?: { readonly factory: IDBFactory; readonly name: string; readonly channel?: TabChannel }
  readonly preferences: Preferences
  readonly routes: ReservedPaths
  /** Makes or fetches the sample season; without it the organization holds nothing at first. */
  readonly seed?: () => Promise<Content>
  readonly address?: URL
  readonly clock?: SystemClock
  /** Fetches a file that the web server delivers beside the page. */
  readonly fetchServed?: (path: string) => Promise<Blob | undefined>
  /** The browser's privacy signals. */
  readonly privacyPreference?: PrivacyPreference
  /** PBKDF2 rounds for new passwords. */
  readonly iterations?: number
  /** Waits for this many milliseconds between retries; in real time by default. */
  readonly wait?: (milliseconds: number) => Promise<void>
}

/** Builds the local adapters of every port, seeds the sample season at the first start, and applies the options in the address. */
export async function openLocalPorts(options: LocalPortsOptions) {
  const { database, preferences, routes, seed, address, clock = new SystemClock(), iterations = strongIterations, wait } = options
  const ids = new RandomIds()
  const network = new NetworkSwitch()
  const store = new DocumentStore(clock)
  const durable = database ? await IndexedDbStore.open(database.factory, database.name, store, database.channel) : new VolatileStore(store)
  if (seed && !isSeeded(store)) await durable.replace(await seed(), () => isSeeded(store))

  const kept = seed ? notingChanges(durable, preferences) : durable
  const indexes = new DeclaredIndexes()
  const open = new StoreDocuments(store, kept, indexes)
  const writtenBy = (actor: () => Actor | undefined) => new StoreDocuments(store, auditing(kept, store, ids, actor), indexes)
  const accounts = new LocalAccounts(open, clock, ids)
  const mailer = new OutboxMailer(open, clock)
  const auth = new MemoryAuth({ accounts, mailer, clock, deviceClock: { now: () => clock.device() }, network, preferences, iterations })
  const analytics = new RecordedAnalytics(auth, preferences, options.privacyPreference ?? {})
  const caller = () => callerNow(auth.caller, store, clock.now())
  const documents = new GatedDocuments(
    writtenBy(() => auth.current),
    new Gate(collections, caller),
    network,
    changed => auth.watch(changed),
  )

  const openStorage = new MemoryStorage(durable.files)
  const storage = new MemoryStorage(
    durable.files,
    storageGuard(caller, open),
    new FlakyTransfer({ fault: () => (network.offline ? { cutAfter: 0 } : undefined), ...(wait && { wait }) }),
    options.fetchServed,
  )
  const payments = new SimulatedPayments(open, clock, ids, async event => {
    const { applyProviderEvent } = await import('../../domain/shop/payments/apply-provider-event')
    await applyProviderEvent(handlerContext(portsFor(undefined)), event)
  })
  const portsFor = (actor: Actor | undefined): HandlerPorts => ({
    actor,
    accounts: new LocalAccountsAdmin(accounts),
    documents: writtenBy(() => actor),
    storage: openStorage,
    mailer,
    links: noLinkProbe,
    geocoder: new SampleGeocoder(),
    payments,
    clock,
    ids,
    routes,
  })
  const functions = new InProcessFunctions(
    async () => (await import('../../domain/handlers')).handlers,
    portsFor,
    () => auth.caller,
    network,
  )

  const scheduled = new IntervalJob(clock, 5 * 60_000, async () => (await import('../../domain/jobs')).runJobs('five-minutes', portsFor(undefined)))
  const hourly = new IntervalJob(clock, 60 * 60_000, async () => {
    await (await import('../../domain/jobs')).runJobs('hour', portsFor(undefined))
    await auth.leaveIfGone()
  })

  const parts = { store, durable, accounts, auth, mailer, clock, network, storage, preferences, memory: !database, ...(seed && { seed }) }
  const localMode = await LocalSwitches.open({ ...parts, defaultInstant: () => defaultInstant(open) })
  await auth.ready()
  if (address) await applyUrlOptions(address, preferences, localMode, open)
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
    payments,
    cardForm: simulatedCardForm(payments),
    localMode,
    lookAtTheClock: async () => void (await Promise.all([scheduled.look(), hourly.look(), payments.messages.deliver('waiting')])),
    portsFor,
    close: () => 'close' in durable && durable.close(),
  }
}

/** Applies `?as=` (the user) and `?on=` (the instant). */
async function applyUrlOptions(address: URL, preferences: Preferences, localMode: LocalSwitches, documents: Documents): Promise<void> {
  const { as, on } = urlOptions(address, preferences)
  if (on !== undefined) {
    const settings = await documents.get(`${organisation.path}/${organisationId}`)
    const instant = await instantOf(on, String(settings?.data['tz'] ?? 'UTC'))
    if (instant) {
      localMode.show(instant)
      storeInstant(on, preferences)
    } else console.warn(`local mode cannot read the instant '${on}'`)
  }
  if (as !== undefined) await localMode.signInAs(as)
}
