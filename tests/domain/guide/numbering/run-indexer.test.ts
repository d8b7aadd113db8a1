import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { freezeNumbers } from '../../../../src/domain/guide/numbering/freeze-numbers.contract'
import { freezeNumbersHandler } from '../../../../src/domain/guide/numbering/freeze-numbers.handler'
import { indexRuns } from '../../../../src/domain/guide/numbering/index-runs.collection'
import { numberOf } from '../../../../src/domain/guide/numbering/map-number'
import { NumberedListings } from '../../../../src/domain/guide/numbering/numbered-listings'
import { runIndexer } from '../../../../src/domain/guide/numbering/run-indexer.contract'
import { setAsideNumbers } from '../../../../src/domain/guide/numbering/set-aside-numbers.collection'
import { publishSnapshot } from '../../../../src/domain/guide/publishing/publish-snapshot.contract'
import { guidePageData } from '../../../../src/domain/guide/reading/listing-page-data'
import { PublishedGuide } from '../../../../src/domain/guide/reading/published-guide'
import { lockForPrint } from '../../../../src/domain/guide/review/lock-for-print.contract'
import type { DataOf } from '../../../../src/domain/shared/records/collection'
import type { Records } from '../../../../src/domain/shared/records/records'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { seedListings, studio } from '../../../support/small-city'

const editionId = '2031'
const rule = { editionId, order: 'alphabet' as const, gap: 0 }
const names = Array.from({ length: 30 }, (_, i) => `Door ${String(i + 1).padStart(2, '0')}`)
const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'guideadmin', now: new Date('2031-07-01T12:00:00Z') })
  const { systemRecords } = world.context
  await systemRecords.commit(
    systemRecords.creating(editions, editionId, { name: 'Doors', year: 2031, city: 'Town', tz: 'UTC', status: 'production' }),
  )
  await arrive(...names)
})

const arrive = (...some: readonly string[]) =>
  seedListings(world.context.systemRecords, Object.fromEntries(some.map(name => [idOf(name), studio(name, { editionId })])))
const change = async (name: string, data: Partial<DataOf<typeof listings>>) => {
  const { systemRecords } = world.context
  await systemRecords.commit(systemRecords.changing(listings, (await systemRecords.get(listings, idOf(name)))!, data))
}
const numbersNow = async () =>
  Object.fromEntries(
    (await world.context.systemRecords.find(listings, { where: [['editionId', '==', editionId]] })).map(listing => [
      listing.displayName,
      numberOf(listing),
    ]),
  )
const preview = () => world.call(runIndexer, rule)
const apply = async () => world.call(runIndexer, { ...rule, seen: (await preview()).hash })
const runs = () => world.context.systemRecords.find(indexRuns, { params: { edition: editionId }, orderBy: [['n', 'desc']] })

describe('before the freeze', () => {
  it('a preview writes nothing, and says what would change; applied, the next one is empty', async () => {
    const seen = await preview()
    expect(seen).toMatchObject({ numbered: 30, isFrozen: false, findings: [] })
    expect(seen.changes).toContainEqual({ id: 'door-17', name: 'Door 17', to: '17' })
    expect(Object.values(await numbersNow()).filter(Boolean)).toEqual([])
    await apply()
    expect((await numbersNow())['Door 17']).toBe('17')
    expect((await preview()).changes).toEqual([])
    expect(await runs()).toMatchObject([{ kind: 'numbering', order: 'alphabet', status: 'ok', changed: 30, createdBy: 'p-guideadmin' }])
  })
  it('a listing in between moves all that follow, and one that leaves gives its number back', async () => {
    await apply()
    await arrive('Door 17 back')
    await change('Door 02', { status: 'withdrawn' })
    expect((await preview()).changes).toContainEqual({ id: 'door-02', name: 'Door 02', from: '2' })
    await apply()
    expect(await numbersNow()).toMatchObject({ 'Door 02': undefined, 'Door 03': '2', 'Door 17 back': '17', 'Door 18': '18' })
  })
  it('writes what staff saw or nothing', async () => {
    const { hash } = await preview()
    await arrive('Door 05 back')
    await expect(world.call(runIndexer, { ...rule, seen: hash })).rejects.toMatchObject({ details: { rule: 'numbers-changed' } })
    expect(Object.values(await numbersNow()).filter(Boolean)).toEqual([])
  })
  it('gives what was set aside, and says what it could not give', async () => {
    const { systemRecords } = world.context
    const params = { edition: editionId }
    await systemRecords.commit(
      systemRecords.creating(setAsideNumbers, 'a', { from: 1, listingId: 'door-30' }, params),
      systemRecords.creating(setAsideNumbers, 'b', { from: 1, listingId: 'door-29' }, params),
      systemRecords.creating(setAsideNumbers, 'c', { from: 2, to: 9, note: 'For sponsors' }, params),
      systemRecords.creating(setAsideNumbers, 'd', { from: 40, listingId: 'door-28', deletedAt: new Date(0) }, params),
    )
    await apply()
    expect(await numbersNow()).toMatchObject({ 'Door 29': '1', 'Door 01': '10', 'Door 30': '38', 'Door 28': '37' })
    expect((await preview()).findings.map(({ note }) => note)).toEqual([
      '1 and 1 are set aside for different places.',
      'Door 30 has another number than 1.',
    ])
  })
  it('says which numbers in between nobody has', async () => {
    const { systemRecords } = world.context
    await systemRecords.commit(systemRecords.creating(setAsideNumbers, 'a', { from: 40, listingId: 'door-30' }, { edition: editionId }))
    expect((await preview()).findings).toMatchObject([{ check: 'hole', note: 'Nobody has 30–39.' }])
  })
  it('publishing numbers who has none, and moves nobody', async () => {
    await apply()
    await arrive('Door 17 back')
    await world.call(publishSnapshot, { editionId, makeCurrent: false })
    expect(await numbersNow()).toMatchObject({ 'Door 17': '17', 'Door 17 back': '17a', 'Door 18': '18' })
    expect(await runs()).toMatchObject([
      { kind: 'publication', order: 'alphabet', status: 'published', changed: 1 },
      { kind: 'numbering', status: 'published' },
    ])
  })
})

describe('the freeze', () => {
  it('is refused while a listing has no number, and while one has no place on the map', async () => {
    await expect(world.call(freezeNumbers, { editionId })).rejects.toMatchObject({ details: { rule: 'numbers-incomplete', count: 30 } })
    await apply()
    await change('Door 03', { mapNumber: 4 })
    await expect(world.call(freezeNumbers, { editionId })).rejects.toMatchObject({ details: { rule: 'numbers-incomplete', count: 1 } })
    await change('Door 03', { mapNumber: 3, pin: undefined })
    await change('Door 04', { pin: { lat: 47.9, lng: 14.2, confidence: 'centroid' } })
    await change('Door 30', { status: 'withdrawn' })
    await expect(world.call(freezeNumbers, { editionId })).rejects.toMatchObject({ details: { rule: 'unpinned-listings', count: 2 } })
  })
  it('takes back the number of a studio that has left, which was never printed', async () => {
    await apply()
    await change('Door 30', { status: 'withdrawn' })
    expect(await world.call(freezeNumbers, { editionId })).toMatchObject({ numbered: 29 })
    expect(await numbersNow()).toMatchObject({ 'Door 29': '29', 'Door 30': undefined })
    expect((await runs())[0]).toMatchObject({ kind: 'freeze', retired: [] })
  })
  it('is refused for an edition without any studio', async () => {
    for (const name of names) await change(name, { status: 'withdrawn' })
    await expect(world.call(freezeNumbers, { editionId })).rejects.toMatchObject({ details: { rule: 'nothing-to-publish' } })
  })
  it('says who froze them and when, also in the audit, and stays at that time', async () => {
    await apply()
    const first = await world.call(freezeNumbers, { editionId })
    expect(first).toEqual({ numbered: 30, frozenAt: '2031-07-01T12:00:00.000Z' })
    expect((await runs()).filter(({ kind }) => kind === 'freeze')).toMatchObject([{ createdBy: 'p-guideadmin', status: 'ok' }])
    world.localMode.setNow(new Date('2031-07-01T12:01:00Z'))
    expect(await world.call(freezeNumbers, { editionId })).toEqual(first)
    const entries = await world.context.systemRecords.find(audit, { where: [['entityId', '==', editionId]] })
    expect(entries.filter(({ fields = [] }) => fields.includes('frozenAt'))).toMatchObject([
      { actor: 'p-guideadmin', entity: 'editions', action: 'record.update' },
    ])
  })
  describe('while staff change what it has read', () => {
    /** The freeze, with a change that comes between its reading and its transaction. */
    const freezeDuring = (meanwhile: () => Promise<unknown>) => {
      const { records: own } = world.context
      const records: Records = Object.assign(Object.create(own) as Records, {
        transact: async (...work: Parameters<Records['transact']>) => {
          await meanwhile()
          return own.transact(...work)
        },
      })
      return freezeNumbersHandler.run({ ...world.context, records }, { editionId })
    }
    const frozenAt = async () => (await world.context.systemRecords.get(editions, editionId))?.frozenAt
    const rename = async () => {
      const { systemRecords } = world.context
      await systemRecords.commit(systemRecords.changing(editions, (await systemRecords.get(editions, editionId))!, { name: 'Gates' }))
    }
    beforeEach(apply)

    it.each([
      ['the edition', rename],
      ['a number', () => change('Door 30', { mapNumber: 31 })],
      [
        'another run',
        async () => {
          await change('Door 30', { status: 'withdrawn' })
          await apply()
          await change('Door 30', { status: 'approved', mapNumber: 30 })
        },
      ],
    ] as const)('is refused for %s', async (_, meanwhile) => {
      await expect(freezeDuring(meanwhile)).rejects.toMatchObject({ rule: 'record-overtaken', details: { by: expect.any(String) } })
      expect(await frozenAt()).toBeUndefined()
    })
    it('goes on without a studio that is deleted', async () => {
      const { systemRecords } = world.context
      await freezeDuring(() => systemRecords.commit(systemRecords.deleting(listings, 'door-30')))
      expect(await frozenAt()).toEqual(new Date('2031-07-01T12:00:00Z'))
    })
  })
  it('comes with the lock for print at the latest', async () => {
    await world.call(lockForPrint, { editionId })
    expect((await world.context.systemRecords.get(editions, editionId))?.frozenAt).toEqual(new Date('2031-07-01T12:00:00Z'))
  })
})

describe('after the freeze', () => {
  beforeEach(async () => {
    await apply()
    await world.call(freezeNumbers, { editionId })
  })

  it('a late listing between 17 and 18 gets 17a, nobody moves, whatever the rule, and the next run is empty', async () => {
    const before = await numbersNow()
    await arrive('Door 17 back')
    const seen = await world.call(runIndexer, { ...rule, order: 'walk', gap: 3 })
    expect(seen.changes.map(({ id }) => id)).toEqual(['door-17-back'])
    await apply()
    expect(await numbersNow()).toEqual({ ...before, 'Door 17 back': '17a' })
    expect((await preview()).changes).toEqual([])
    await world.call(publishSnapshot, { editionId, makeCurrent: false })
    const guide = world.services.get(PublishedGuide)
    const index = (await guide.index(editionId))!
    const page = await guidePageData(
      index,
      '17A',
      id => guide.detail(index, id),
      id => guide.site(index, id),
    )
    expect(page).toMatchObject({ kind: 'listing', card: { name: 'Door 17 back', number: '17a' } })
    expect(page?.stops.map(({ number }) => number)).toEqual(['16', '17', '17a', '18', '19'])
  })
  it('23 is withdrawn: it stays hers, is retired, and is nobody’s even when her listing is deleted', async () => {
    await change('Door 23', { status: 'withdrawn' })
    await arrive('Door 22 back')
    await apply()
    expect(await numbersNow()).toMatchObject({ 'Door 23': '23', 'Door 22 back': '22a' })
    const { systemRecords } = world.context
    await systemRecords.commit(systemRecords.deleting(listings, 'door-23'), systemRecords.deleting(listings, 'door-22-back'))
    await systemRecords.commit(systemRecords.creating(setAsideNumbers, 'a', { from: 23, listingId: 'door-22-side' }, { edition: editionId }))
    await arrive('Door 22 side')
    await apply()
    expect((await numbersNow())['Door 22 side']).toBe('22b')
    expect((await runs())[0]).toMatchObject({ retired: ['22a', '23'] })
    expect((await preview()).findings.map(({ check }) => check)).toEqual(['range'])
  })
  it('who comes back has the former number', async () => {
    await change('Door 23', { status: 'withdrawn' })
    await arrive('Door 22 back')
    await apply()
    await change('Door 23', { status: 'approved' })
    expect(await preview()).toMatchObject({ changes: [], findings: [] })
  })
  it('a name that changed moves nothing, and a sort name that was left behind is found', async () => {
    await change('Door 09', { displayName: 'Zuse’s Yard' })
    expect(await preview()).toMatchObject({ changes: [], findings: [{ check: 'sortName', listing: 'door-09' }] })
  })

  it('staff see what became of each number: frozen, late, kept for one that left, and who still waits for one', async () => {
    await arrive('Door 17 back')
    await apply()
    await change('Door 02', { status: 'withdrawn' })
    await arrive('Door 31')
    const { rows, indexes } = await world.services.get(NumberedListings).of(editionId).read()
    const state = Object.fromEntries(rows.map(row => [row.id, row.state]))
    expect(state).toMatchObject({ 'door-01': 'frozen', 'door-02': 'retired', 'door-17-back': 'late', 'door-31': 'waiting' })
    expect(rows.find(({ id }) => id === 'door-02')).toMatchObject({ number: '2' })
    expect(indexes.name.flatMap(({ entries }) => entries)).toHaveLength(31)
  })
})
