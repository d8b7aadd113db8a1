import { type Collection, matchesPath } from '../../domain/shared/records/collection'
import { allows } from '../../domain/shared/records/policy'
import type { Doc, Documents, Query } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { startWatch } from '../../ports/start-watch'

/**
 * The Documents port for a visitor without an account, for pages that a server renders. Every document is checked against the access rule
 * of its collection, so that no page contains anything that is not public. Writing and watching are not supported.
 */
export class VisitorDocuments implements Documents {
  constructor(
    private readonly inner: Documents,
    private readonly collections: readonly Collection[],
  ) {}

  async get(path: string): Promise<Doc | undefined> {
    const doc = await this.inner.get(path)
    this.check('get', path.slice(0, path.lastIndexOf('/')), [doc ?? { id: path.slice(path.lastIndexOf('/') + 1), path, data: {} }])
    return doc
  }

  async query(query: Query): Promise<readonly Doc[]> {
    if (query.group) throw refused(query.collection)
    const docs = await this.inner.query(query)
    this.check('list', query.collection, docs)
    return docs
  }

  aggregate(query: Query): Promise<never> {
    return Promise.reject(refused(query.collection))
  }

  watch(query: Query, _: unknown, fail: (error: Error) => void): () => void {
    return refuseWatch(query.collection, fail)
  }

  watchOne(path: string, _: unknown, fail: (error: Error) => void): () => void {
    return refuseWatch(path, fail)
  }

  commit(): Promise<never> {
    return Promise.reject(refused('a write'))
  }

  transact(): Promise<never> {
    return Promise.reject(refused('a write'))
  }

  private check(act: 'get' | 'list', collection: string, docs: readonly Doc[]): void {
    const declared = this.collections.find(one => matchesPath(one, collection))
    if (!docs.every(({ id, data }) => declared && allows(declared.access[act], undefined, { id, fields: data }))) throw refused(collection)
  }
}

const refused = (what: string) => new PortError('documents', 'permission-denied', `a page for visitors cannot read ${what}`)

const refuseWatch = (what: string, fail: (error: Error) => void) =>
  startWatch(
    () => {
      throw refused(what)
    },
    error => fail(error as PortError),
  )
