import { ContainerModule } from 'inversify'
import { DocumentStore } from '../../../src/adapters/memory/documents/document-store'
import { StoreDocuments } from '../../../src/adapters/memory/documents/store-documents'
import { VolatileStore } from '../../../src/adapters/memory/documents/volatile-store'
import { SystemClock } from '../../../src/adapters/memory/system-clock'
import { LocalMode } from '../../../src/domain/hosting/local-mode'
import { Analytics } from '../../../src/ports/analytics'
import { Auth, type AuthUser } from '../../../src/ports/auth'
import { CardForm } from '../../../src/ports/card-form'
import { Clock } from '../../../src/ports/clock'
import { Documents, type Write } from '../../../src/ports/documents'
import { Functions } from '../../../src/ports/functions'
import { Ids } from '../../../src/ports/ids'
import { noCardForm } from '../../../src/ports/no-payments'
import { RandomIds } from '../../../src/ports/random-ids'
import { Storage } from '../../../src/ports/storage'

const now = new Date()
const stamps = { createdAt: now, createdBy: 'p-bench', updatedAt: now, updatedBy: 'p-bench', rev: 1, schema: 1 }
const kinds = ['article', 'template', 'opportunity', 'space']
const user: AuthUser = {
  uid: 'u-bench',
  email: 'bench@post.example',
  emailVerified: true,
  displayName: 'Bench',
  secondFactor: true,
  claims: { pid: 'p-bench', adm: 1, sa: 1 },
  signedInAt: now,
}

const rows = (count: number, make: (i: number) => Write) => Array.from({ length: count }, (_, i) => make(i))
const content = () => [
  ...rows(100, i => ({
    op: 'set' as const,
    path: `resources/r${i}`,
    data: {
      ...stamps,
      title: `What a studio needs, part ${i + 1}`,
      kind: kinds[i % kinds.length]!,
      audience: 'artists',
      tags: ['studio'],
      order: i,
      status: 'published',
    },
  })),
  ...rows(100, i => ({
    op: 'set' as const,
    path: `bugs/b${i}`,
    data: {
      ...stamps,
      text: `Something is wrong, ${i + 1}`,
      status: 'new',
      severity: 'minor',
      route: '/calendar',
      build: 'bench',
      device: 'A phone',
    },
  })),
]

/**
 * In place of the hosted backend: a hundred records of two collections in memory and one staff member. react-admin gets the same number, so that the office is measured and
 * not the data.
 */
export async function openFirebaseBackend(): Promise<{ module: ContainerModule }> {
  const clock = new SystemClock()
  const store = new DocumentStore(clock)
  const documents = new StoreDocuments(store, new VolatileStore(store))
  await documents.commit(content())
  const auth = {
    current: user,
    ready: async () => undefined,
    watch: (next: (user: AuthUser) => void) => {
      next(user)
      return () => undefined
    },
  }
  const module = new ContainerModule(({ bind }) => {
    bind<Documents>(Documents).toConstantValue(documents)
    bind<Auth>(Auth).toConstantValue(auth as unknown as Auth)
    bind<Clock>(Clock).toConstantValue(clock)
    bind<Ids>(Ids).toConstantValue(new RandomIds())
    bind<CardForm>(CardForm).toConstantValue(noCardForm)
    bind<Analytics>(Analytics).toConstantValue({
      record: () => undefined,
      mayRecord: async () => false,
      isOptedOut: true,
      setOptedOut: () => undefined,
    })
    bind<Functions>(Functions).toConstantValue({ call: () => new Promise(() => undefined), post: async () => undefined })
    bind<Storage>(Storage).toConstantValue({} as Storage)
    bind<LocalMode>(LocalMode).toConstantValue({} as LocalMode)
  })
  return { module }
}
