import './shortened-pauses'
import { afterAll, afterEach, beforeEach, describe } from 'vitest'
import { watchCases } from '../suites/documents/watch-cases'
import { documentsSuite, type OpenedDocuments } from '../suites/documents.suite'
import { startFirestoreServer } from './firestore-server/firestore-server'
import { connect, emptyStore } from './opened-documents'

const server = await startFirestoreServer({ store: emptyStore() })
const writer = connect(server)
afterAll(async () => {
  await writer.close()
  server.stop()
})

/** Opens the adapter on an empty store, with a new client, so that nothing is in the SDK's cache. */
function newClient(): OpenedDocuments {
  server.serve({ store: emptyStore() })
  return connect(server)
}

/**
 * One client writes, another reads, because the SDK can answer its own writes from its cache even if the server is down. Also, a client with
 * a NaN document in its cache waits forever for a range query, because the SDK puts NaN into the range and the service does not.
 */
documentsSuite('the real SDK, over its wire protocol against our own server', async () => {
  const reader = newClient()
  const { documents: read } = reader
  const { documents: write } = writer
  return {
    documents: {
      get: path => read.get(path),
      query: query => read.query(query),
      aggregate: (query, aggregates) => read.aggregate(query, aggregates),
      watch: (query, next, fail) => read.watch(query, next, fail),
      watchOne: (path, next, fail) => read.watchOne(path, next, fail),
      commit: writes => write.commit(writes),
      transact: work => write.transact(work),
    },
    close: () => reader.close(),
  }
})

describe('a client that watches its own writes', () => {
  let opened: OpenedDocuments
  beforeEach(() => {
    opened = newClient()
  })
  afterEach(() => opened.close())
  watchCases(() => opened.documents)
})
