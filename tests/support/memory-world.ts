import { ContainerModule } from 'inversify'
import { localModule } from '../../src/adapters/memory/local-backend'
import { openLocalPorts } from '../../src/adapters/memory/local-ports'
import type { SimulatedPayments } from '../../src/adapters/memory/payments/simulated-payments'
import { MemoryPreferences } from '../../src/adapters/memory/preferences'
import { emptyOrganisation } from '../../src/adapters/memory/seed'
import { SystemClock } from '../../src/adapters/memory/system-clock'
import { buildServices } from '../../src/container'
import type { LocalMode } from '../../src/domain/hosting/local-mode'
import { Callables } from '../../src/domain/shared/functions/callables'
import { type HandlerContext, handlerContext } from '../../src/domain/shared/functions/handler'
import type { Services } from '../../src/domain/shared/functions/service'
import { RowLimit } from '../../src/domain/tables/live-rows'
import type { Analytics, AnalyticsEvent } from '../../src/ports/analytics'
import type { Auth } from '../../src/ports/auth'
import type { Documents } from '../../src/ports/documents'
import type { Functions } from '../../src/ports/functions'
import type { Ids } from '../../src/ports/ids'
import type { Mailer } from '../../src/ports/mailer'
import type { Storage } from '../../src/ports/storage'
import { reservedPaths } from '../../src/ui/reserved-paths'
import type { ConnectedPorts } from './faults/faulty-ports'
import { seasonOfRun } from './run/season-of-run'

export interface MemoryWorldOptions {
  /** Seeds the sample data; by default the store is empty. */
  readonly sample?: boolean
  /** Seeds an organization on its first day: its superadmin, and nothing else. */
  readonly firstDay?: boolean
  /** Key of the sample person who is signed in. */
  readonly as?: string
  /** The time on the clock, which is stopped. */
  readonly now?: Date
  /** Wraps the ports that the services use, for example in a bad connection. */
  readonly between?: (ports: ConnectedPorts) => ConnectedPorts
  /** Rows that a table loads before it pages. */
  readonly mostRows?: number
}

/** The whole local backend in memory, for tests: nothing is persisted and the clock is stopped. */
export interface MemoryWorld {
  /** Documents with the policy, as pages see them. */
  readonly documents: Documents
  /** The same documents without the policy, as handlers see them. */
  readonly store: Documents
  readonly storage: Storage
  readonly auth: Auth
  readonly functions: Functions
  readonly clock: SystemClock
  readonly ids: Ids
  readonly mailer: Mailer
  readonly payments: SimulatedPayments
  readonly analytics: Analytics & { readonly events: readonly AnalyticsEvent[] }
  /** The context of a handler without a caller, such as a job. */
  readonly context: HandlerContext
  readonly services: Services
  /** New services, whose tables load this many rows before they page. */
  servicesOf(mostRows?: number): Services
  readonly localMode: LocalMode
  /** Calls a callable by its contract, as the interface does. */
  readonly call: Callables['call']
  signInAs(key: string | undefined): Promise<void>
  /** Runs the scheduled jobs that are due. */
  lookAtTheClock(): Promise<void>
}

/** Few password hash iterations, so that signing up is fast. */
const testIterations = 10

/** Retries without waiting: two minutes of pauses pass at once. */
const noTime = async () => undefined

export async function memoryWorld({
  sample = false,
  firstDay = false,
  as,
  now,
  between = ports => ports,
  mostRows,
}: MemoryWorldOptions = {}): Promise<MemoryWorld> {
  const clock = new SystemClock(() => Date.UTC(2027, 9, 16, 18))
  const local = await openLocalPorts({
    clock,
    preferences: new MemoryPreferences(),
    routes: reservedPaths,
    iterations: testIterations,
    ...(firstDay ? { seed: emptyOrganisation } : sample && { seed: seasonOfRun }),
    wait: noTime,
  })
  if (now) local.localMode.setNow(now)
  const { documents, open: store, storage, auth, functions, ids, mailer, payments, analytics, localMode } = local
  const signInAs = (key: string | undefined) => localMode.signInAs(key)
  if (as !== undefined) await signInAs(as)
  const module = localModule({ ...local, ...between({ documents, storage, auth, functions, analytics }) })
  const servicesOf = (most?: number) => {
    const withLimit = new ContainerModule(options => {
      void module.load(options)
      if (most !== undefined) options.bind(RowLimit).toConstantValue({ rows: most })
    })
    return buildServices(withLimit, reservedPaths)
  }
  const services = servicesOf(mostRows)
  return {
    documents,
    store,
    storage,
    auth,
    functions,
    clock,
    ids,
    mailer,
    payments,
    analytics,
    get context() {
      return handlerContext(local.portsFor(undefined))
    },
    services,
    servicesOf,
    localMode,
    call: (contract, input) => services.get(Callables).call(contract, input),
    signInAs,
    lookAtTheClock: local.lookAtTheClock,
  }
}
