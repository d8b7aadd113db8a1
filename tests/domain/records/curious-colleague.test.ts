import { describe, expect, it } from 'vitest'
import { people } from '../../../src/domain/people/people.collection'
import type { SentBulkChange } from '../../../src/domain/records/bulk/bulk-change'
import { bulkRun } from '../../../src/domain/records/bulk/bulk-run.contract'
import { bulkStart } from '../../../src/domain/records/bulk/bulk-start.contract'
import { restoreRecords } from '../../../src/domain/records/trash/restore-records.contract'
import { trashRecords } from '../../../src/domain/records/trash/trash-records.contract'
import { sha256 } from '../../../src/domain/shared/sha256'
import type { Claims } from '../../../src/ports/auth'
import { contentEditor, type Office, office, person, resource } from '../../support/office'

const money: Claims = { pid: 'p-mo', adm: 1, sc: 'm' }
const known = await sha256('ines@post.example')
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )

/** The answer to a bulk change of this person by staff who may not read people. */
async function answered(world: Office, bulkId: string, change: SentBulkChange) {
  await world.call(bulkStart, { bulkId, collection: people.path, params: {}, selection: { is: 'ids', ids: ['p1'] }, change })
  const { changed, left } = await world.call(bulkRun, { bulkId, from: 0 })
  return { changed, left }
}

describe('staff who may not read a record learn nothing of it by trying to change it', () => {
  const told = { changed: 0, left: [{ id: 'p1', why: 'forbidden' }] }

  it.each<[string, SentBulkChange]>([
    ['the year that it has', { is: 'set', fields: { birthYear: 1961 } }],
    ['another year', { is: 'set', fields: { birthYear: 1962 } }],
    ['a tag that it has', { is: 'add', field: 'tags', values: ['board'] }],
    ['a tag that it has not', { is: 'add', field: 'tags', values: ['donor'] }],
    ['no tag that it has not', { is: 'take', field: 'tags', values: ['donor'] }],
  ])('by %s', async (_, change) => {
    const world = await office(contentEditor, { 'people/p1': person('Ines', { birthYear: 1961, tags: ['board'] }) })
    expect(await answered(world, 'b1', change)).toEqual(told)
  })

  it('nor whether it is in the trash', async () => {
    const world = await office(money, {
      'resources/here': resource('A'),
      'resources/gone': resource('B', { deletedAt: new Date(0) }),
    })
    const names = { collection: 'resources', params: {}, ids: ['here', 'gone'] }
    const refused = ['here', 'gone'].map(id => ({ id, why: 'forbidden' }))
    expect(await world.call(trashRecords, names)).toEqual({ done: [], refused })
    expect(await world.call(restoreRecords, names)).toEqual({ done: [], refused })
  })
})

describe('staff learn of no record that is closed to them whether it exists', () => {
  it.each([
    ['emailKeys', known],
    ['people', 'p1'],
    ['donations', 'd1'],
    ['roleGrants', 'g1'],
  ])('of %s', async (collection, id) => {
    const world = await office(contentEditor, { [`${collection}/${id}`]: person('Ines') })
    for (const named of [id, 'nobody'])
      for (const rev of [undefined, 1, 7]) {
        const input = { collection, params: {}, id: named, ...(rev && { rev }), change: {} }
        expect(await code(world.functions.call('saveRecord', { key: crypto.randomUUID(), input }))).toBe('permission-denied')
      }
  })
})
