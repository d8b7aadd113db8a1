import { ContainerModule } from 'inversify'
import { LocalMode } from '../../domain/operations/local-mode'
import { Analytics } from '../../ports/analytics'
import { Auth } from '../../ports/auth'
import { Clock } from '../../ports/clock'
import { Documents } from '../../ports/documents'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { Storage } from '../../ports/storage'
import { sessionKey } from './kept-session'
import { openLocalWorld } from './local-world'
import { plantAside } from './plant-aside'
import type { Preferences } from './preferences'

/** How the local backend is opened; every default is the browser's. */
export interface LocalOptions {
  /** Keep nothing: documents and files live in this tab's memory. */
  readonly memory?: boolean
  /** Where `?as=` and `?on=` are read. */
  readonly address?: URL
  /** Where session and simulated instant persist. */
  readonly preferences?: Preferences
  /** Plant the sample season into an empty store. */
  readonly sample?: boolean
  readonly databaseName?: string
}

/** Milliseconds before the clock is first looked at. */
const afterFirstPage = 5_000

/** The local backend: every port on this browser alone, on the sample season of an invented city. */
export async function openLocalBackend({
  memory = false,
  address = new URL(location.href),
  preferences = localStorage,
  sample = true,
  databaseName = 'local-mode',
}: LocalOptions = {}): Promise<{ module: ContainerModule; localMode: LocalMode }> {
  const database = memory ? undefined : { factory: indexedDB, name: databaseName, channel: new BroadcastChannel(databaseName) }
  if (database && sample) await plantAside(databaseName, preferences)
  const world = await openLocalWorld({ ...(database && { database }), preferences, sample, address, fetchServed, wish: navigator })
  // Who signs in or out in one tab has done so in all.
  addEventListener('storage', ({ key }) => void (key === sessionKey && world.auth.restore()))
  const { localMode, lookAtTheClock } = world
  const look = () => void lookAtTheClock().catch((error: unknown) => console.error("the clock's work failed", error))
  // Nothing of it is for the first page.
  setTimeout(look, afterFirstPage)
  setInterval(look, 60_000)
  localMode.watch(({ simulated }) => simulated && look())
  const module = new ContainerModule(({ bind }) => {
    bind<Documents>(Documents).toConstantValue(world.documents)
    bind<Storage>(Storage).toConstantValue(world.storage)
    bind<Auth>(Auth).toConstantValue(world.auth)
    bind<Functions>(Functions).toConstantValue(world.functions)
    bind<Analytics>(Analytics).toConstantValue(world.analytics)
    bind<Clock>(Clock).toConstantValue(world.clock)
    bind<Ids>(Ids).toConstantValue(world.ids)
    bind<LocalMode>(LocalMode).toConstantValue(localMode)
  })
  return { module, localMode }
}

async function fetchServed(path: string): Promise<Blob | undefined> {
  const answer = await fetch(`/${path}`)
  return answer.ok ? answer.blob() : undefined
}
