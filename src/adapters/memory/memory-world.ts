import { LiveRows } from '../../domain/operations/live-rows'
import { LocalMode } from '../../domain/operations/local-mode'
import type { FunctionWorld } from '../../domain/shared/cloud-function'
import type { Services, WiredService } from '../../domain/shared/service'
import { Analytics, type AnalyticsEvent } from '../../ports/analytics'
import { Auth } from '../../ports/auth'
import { Clock } from '../../ports/clock'
import { Documents } from '../../ports/documents'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import type { Mailer } from '../../ports/mailer'
import { Storage } from '../../ports/storage'
import type { Content } from './durable-store'
import type { ConnectedPorts } from './faults/faulty-ports'
import { openLocalWorld } from './local-world'
import { MemoryPreferences } from './preferences'
import { sampleContent } from './season'
import { SystemClock } from './system-clock'

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
  readonly world: FunctionWorld
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
  const local = await openLocalWorld({ sample, clock, preferences: new MemoryPreferences(), iterations: testIterations, plant: season, wait: noTime })
  if (now) local.localMode.setNow(now)
  const { documents, open: store, storage, auth, functions, ids, mailer, analytics, localMode } = local
  const signInAs = (key: string | undefined) => localMode.signInAs(key)
  if (as !== undefined) await signInAs(as)
  const connected = between({ documents, storage, auth, functions, analytics })
  const services = await wired(
    new Map<unknown, unknown>([
      [Documents, connected.documents],
      [Storage, connected.storage],
      [Auth, connected.auth],
      [Functions, connected.functions],
      [Analytics, connected.analytics],
      [Clock, clock],
      [Ids, ids],
      [LocalMode, localMode],
    ]),
    mostRows,
  )
  const world = local.world(undefined)
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
    world,
    services,
    localMode,
    signInAs,
    lookAtTheClock: local.lookAtTheClock,
  }
}

/** Services built from their own `inject` lists, one of each, as the container builds them. */
async function wired(built: Map<unknown, unknown>, mostRows: number | undefined): Promise<Services> {
  const known: readonly unknown[] = (await import('../../domain/services')).services
  const find = (key: unknown): unknown => {
    if (built.has(key)) return built.get(key)
    if (!known.includes(key)) throw new Error(`nothing provides ${String(key)}`)
    const Service = key as WiredService
    const service = new Service(...Service.inject.map(find), ...(key === LiveRows && mostRows !== undefined ? [mostRows] : []))
    built.set(key, service)
    return service
  }
  return { get: key => find(key) as never }
}
