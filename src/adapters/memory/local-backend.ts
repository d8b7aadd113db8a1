import { ContainerModule } from 'inversify'
import { LocalMode } from '../../domain/hosting/local-mode'
import type { ReservedPaths } from '../../domain/shared/reserved-paths'
import { Analytics } from '../../ports/analytics'
import { Auth } from '../../ports/auth'
import { CardForm } from '../../ports/card-form'
import { Clock } from '../../ports/clock'
import { Documents } from '../../ports/documents'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { Storage } from '../../ports/storage'
import { sessionKey } from './accounts/stored-session'
import { openLocalPorts } from './local-ports'
import type { Preferences } from './preferences'
import { fetchSeason } from './season-file'
import { seedInWorker } from './seed-in-worker'
import { isEmptyAsked } from './url-options'

/** Options of the local backend; the defaults are those of a browser. */
export interface LocalOptions {
  readonly routes: ReservedPaths
  /** Keep documents and files in this tab's memory only. */
  readonly memory?: boolean
  /** The address that `?as=`, `?on=` and `?empty` are read from. */
  readonly address?: URL
  /** Where the session and the simulated instant are kept. */
  readonly preferences?: Preferences
  readonly databaseName?: string
}

/** Milliseconds before the clock's work first runs. */
const afterFirstPage = 5_000

/**
 * The local backend: every port in this browser alone, with the sample season of an invented city, or with an organization that holds
 * nothing. Each of the two has a database of its own, so that neither is lost by looking at the other.
 */
export async function openLocalBackend({
  routes,
  memory = false,
  address = new URL(location.href),
  preferences = localStorage,
  databaseName = 'local-mode',
}: LocalOptions): Promise<{ module: ContainerModule; localMode: LocalMode }> {
  const sample = !isEmptyAsked(address, preferences)
  const name = sample ? databaseName : `${databaseName}-empty`
  const database = memory ? undefined : { factory: indexedDB, name, channel: new BroadcastChannel(name) }
  if (database && sample) await seedInWorker(name, preferences)
  const world = await openLocalPorts({
    ...(database && { database }),
    preferences,
    routes,
    ...(sample && { seed: fetchSeason }),
    address,
    fetchServed,
    privacyPreference: navigator,
  })
  // Signing in or out in one tab applies to all tabs.
  addEventListener('storage', ({ key }) => void (key === sessionKey && world.auth.restore()))
  const { localMode, lookAtTheClock } = world
  const look = () => void lookAtTheClock().catch((error: unknown) => console.error('scheduled work failed', error))
  // Nothing of this work is needed for the first page.
  setTimeout(look, afterFirstPage)
  setInterval(look, 60_000)
  localMode.watch(({ simulated }) => simulated && look())
  return { module: localModule(world), localMode }
}

interface LocalPorts {
  readonly documents: Documents
  readonly storage: Storage
  readonly auth: Auth
  readonly functions: Functions
  readonly analytics: Analytics
  readonly clock: Clock
  readonly ids: Ids
  readonly cardForm: CardForm
  readonly localMode: LocalMode
}

/** Binds every port for the container. */
export const localModule = (ports: LocalPorts) =>
  new ContainerModule(({ bind }) => {
    bind<Documents>(Documents).toConstantValue(ports.documents)
    bind<Storage>(Storage).toConstantValue(ports.storage)
    bind<Auth>(Auth).toConstantValue(ports.auth)
    bind<Functions>(Functions).toConstantValue(ports.functions)
    bind<Analytics>(Analytics).toConstantValue(ports.analytics)
    bind<Clock>(Clock).toConstantValue(ports.clock)
    bind<Ids>(Ids).toConstantValue(ports.ids)
    bind<CardForm>(CardForm).toConstantValue(ports.cardForm)
    bind<LocalMode>(LocalMode).toConstantValue(ports.localMode)
  })

async function fetchServed(path: string): Promise<Blob | undefined> {
  const answer = await fetch(`/${path}`)
  return answer.ok ? answer.blob() : undefined
}
