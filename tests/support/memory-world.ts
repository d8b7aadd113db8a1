import type { Content } from '../../src/adapters/memory/documents/durable-store'
import { localModule } from '../../src/adapters/memory/local-backend'
import { openLocalPorts } from '../../src/adapters/memory/local-ports'
import { MemoryPreferences } from '../../src/adapters/memory/preferences'
import { sampleContent } from '../../src/adapters/memory/seed'
import { SystemClock } from '../../src/adapters/memory/system-clock'
import { buildServices } from '../../src/container'
import type { LocalMode } from '../../src/domain/hosting/local-mode'
import { type HandlerContext, handlerContext } from '../../src/domain/shared/functions/handler-context'
import type { Services } from '../../src/domain/shared/functions/service'
import { Records } from '../../src/domain/shared/records/records'
import { LiveRows } from '../../src/domain/tables/live-rows'
import type { Analytics, AnalyticsEvent } from '../../src/ports/analytics'
import type { Auth } from '../../src/ports/auth'
import { Documents } from '../../src/ports/documents'
import type { Functions } from '../../src/ports/functions'
import type { Ids } from '../../src/ports/ids'
import type { Mailer } from '../../src/ports/mailer'
import { Storage } from '../../src/ports/storage'
import { siteRoutes } from '../../src/ui/site-routes'
import type { ConnectedPorts } from './faults/faulty-ports'

export interface MemoryWorldOptions {
  /** Plant the sample season; without it the store begins empty. */
  readonly sample?: boolean
  /** Key of the sample person who is signed in. */
  readonly as?: string
  /** The instant the clock shows; it stands still unless told. */
  readonly now?: Date
  /** Puts something between the services and the ports, such as a bad connection. */
  readonly between?: (ports: ConnectedPorts) => ConnectedPorts
  /** Rows that a table holds before it asks for pages. */
  readonly mostRows?: number
}

/** The whole local backend on plain memory, for tests: nothing is kept and the clock stands still. */
export interface MemoryWorld {
  /** Documents behind the policy, as pages see them. */
  readonly documents: Documents
  /** The same documents with no policy, as handlers see them. */
  readonly store: Documents
  readonly storage: Storage
  readonly auth: Auth
  readonly functions: Functions
  readonly clock: SystemClock
  readonly ids: Ids
  readonly mailer: Mailer
  readonly analytics: Analytics & { readonly events: readonly AnalyticsEvent[] }
  /** What a handler is given when nobody called it: the organisation itself acts. */
  readonly context: HandlerContext
  readonly services: Services
  readonly localMode: LocalMode
  signInAs(key: string | undefined): Promise<void>
  /** What a host does by the clock, as far as it is due. */
  lookAtTheClock(): Promise<void>
}

/** Few enough that a test which signs up does not wait. */
const testIterations = 10

/** A test waits for nothing that is tried again: two minutes of pauses pass at once. */
const noTime = async () => undefined

/** The season is made once for all worlds of a process: each copies it. */
let made: Promise<Content> | undefined
const season = () => (made ??= sampleContent())

export async function memoryWorld({ sample = false, as, now, between = ports => ports, mostRows }: MemoryWorldOptions = {}): Promise<MemoryWorld> {
  const clock = new SystemClock(() => Date.UTC(2027, 9, 16, 18))
  const local = await openLocalPorts({
    sample,
    clock,
    preferences: new MemoryPreferences(),
    routes: siteRoutes,
    iterations: testIterations,
    plant: season,
    wait: noTime,
  })
  if (now) local.localMode.setNow(now)
  const { documents, open: store, storage, auth, functions, ids, mailer, analytics, localMode } = local
  const signInAs = (key: string | undefined) => localMode.signInAs(key)
  if (as !== undefined) await signInAs(as)
  const module = localModule({ ...local, ...between({ documents, storage, auth, functions, analytics }) })
  const built = buildServices(module, siteRoutes)
  const services = mostRows === undefined ? built : withRows(built, mostRows)
  return {
    documents,
    store,
    storage,
    auth,
    functions,
    clock,
    ids,
    mailer,
    analytics,
    get context() {
      return handlerContext(local.world(undefined))
    },
    services,
    localMode,
    signInAs,
    lookAtTheClock: local.lookAtTheClock,
  }
}

/** The same services, with tables that hold so many rows before they ask for pages. */
function withRows(services: Services, mostRows: number): Services {
  const [documents, records, storage] = [services.get(Documents), services.get(Records), services.get(Storage)]
  const rows = new LiveRows(documents, records, storage, mostRows)
  return { get: key => (key === LiveRows ? (rows as never) : services.get(key)) }
}
