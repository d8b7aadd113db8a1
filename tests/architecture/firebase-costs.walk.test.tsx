// @vitest-environment happy-dom
import { afterAll, expect, it } from 'vitest'
import { cacheQueryResults, queryResultsFromJson, queryResultToJson } from '../../src/ui/delivery/payload'
import { matchPublicRoute, queryResultsAt } from '../../src/ui/routing/public-route-match'
import { makeQueryClient } from '../../src/ui/routing/query-client'
import { countedDocuments, countedFiles, nothingCounted } from '../support/counted-ports'
import { memoryApp } from '../support/memory-app'
import { memoryWorld } from '../support/memory-world'

const said: string[] = []
afterAll(() => console.warn(said.join('\n')))

const pages = ['/', '/sfosguide', '/sfosguide/maps', '/sfosguide/17', '/art/artists', '/calendar', '/about', '/donors', '/about-the-number']

/**
 * A page that was not prerendered reads everything twice: once for rendering, because a watch waits without a network where a read fails,
 * and once more for its watches. Pictures, and the streets below a map, are read once. `/donors`, with two sections of records and what staff say of its navigation, reads the most.
 */
const maxReads = 32
/** With a payload only the watches read. Eight of them are of the doors, on a day on which they open. */
const maxFromPayload = 20

async function countedApp() {
  const counted = nothingCounted()
  const app = await memoryApp({
    between: ports => ({ ...ports, documents: countedDocuments(ports.documents, counted), storage: countedFiles(ports.storage, counted) }),
  })
  return { ...app, counted }
}

it.each(pages)('a visit of %s without a payload costs a handful of reads', async path => {
  const { visit, counted } = await countedApp()
  const page = await visit(path)
  page.leave()
  said.push(`visit ${path}: ${counted.reads} reads, ${counted.files} files`)
  expect([counted.reads <= maxReads, counted.writes, counted.files <= 3]).toEqual([true, 0, true])
})

it.each(pages)('a visit of %s with a payload costs only the first results of its watches', async path => {
  const host = { queries: makeQueryClient(), services: async () => (await memoryWorld({ sample: true })).services }
  const payload = `[${(await queryResultsAt(host, path, matchPublicRoute(path))).map(queryResultToJson).join(',')}]`
  const { app, visit, counted } = await countedApp()
  cacheQueryResults(app.queries, queryResultsFromJson(JSON.parse(payload)))
  const page = await visit(path)
  page.leave()
  said.push(`visit ${path} from its payload: ${counted.reads} reads, ${counted.files} files`)
  expect([counted.reads <= maxFromPayload, counted.writes, counted.files <= 3]).toEqual([true, 0, true])
})
