// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, expect, it } from 'vitest'
import { countedDocuments, countedFiles, nothingCounted } from '../support/counted-ports'
import { memoryApp } from '../support/memory-app'

const said: string[] = []
afterEach(cleanup)
afterAll(() => console.warn(said.join('\n')))

const pages = ['/', '/sfosguide', '/sfosguide/maps', '/sfosguide/17', '/art/artists', '/calendar', '/about', '/donors', '/about-the-number']

/**
 * A page that no host drew reads everything twice: once to be drawn, because a watch without a network waits where a read says what is
 * wrong; and once more by the watches that follow it. Pictures are read once. The most is a page of two sections of records, `/donors`.
 */
const most = 30

it.each(pages)('a visit of %s that the browser draws by itself costs a handful of reads', async path => {
  const counted = nothingCounted()
  const app = await memoryApp({
    between: ports => ({ ...ports, documents: countedDocuments(ports.documents, counted), storage: countedFiles(ports.storage, counted) }),
  })
  const page = await app.visit(path)
  page.leave()
  said.push(`visit ${path}: ${counted.reads} reads, ${counted.files} files`)
  expect([counted.reads <= most, counted.writes, counted.files <= 3]).toEqual([true, 0, true])
})
