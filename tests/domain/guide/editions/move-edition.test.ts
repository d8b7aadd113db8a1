import { describe, expect, it } from 'vitest'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { editionMoves, moveEdition } from '../../../../src/domain/guide/editions/move-edition.contract'
import { editionStates, editions, weekends } from '../../../../src/domain/guide/editions.collection'
import { prices } from '../../../../src/domain/guide/price-tables.collection'
import { statesOf } from '../../../../src/domain/shared/records/collection'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { memoryWorld } from '../../../support/memory-world'

const editionId = '2029'
const params = { edition: editionId }
const tz = 'America/Los_Angeles'

async function planned(as = 'guideadmin') {
  const world = await memoryWorld({ sample: true, as, now: new Date('2028-12-01T18:00:00Z') })
  const records = world.context.systemRecords
  await records.commit(records.creating(editions, editionId, { name: 'Open Studios 2029', year: 2029, city: 'Marrow', tz, status: 'planning' }))
  return {
    records,
    move: (event: (typeof editionMoves)[number]) => world.call(moveEdition, { editionId, event }),
    state: async () => (await records.get(editions, editionId))!.status,
    toState: async (status: ReturnType<typeof statesOf<typeof editionStates>>[number]) =>
      records.change(editions, (await records.get(editions, editionId))!, { status }),
    weekend: (neighbourhoodIds = ['harbor']) =>
      records.commit(
        records.creating(
          weekends,
          '1',
          { n: 1, name: 'First', days: [{ date: '2029-10-13', open: '11:00', close: '18:00' }], neighbourhoodIds },
          params,
        ),
      ),
    priced: () =>
      records.commit(records.creating(prices, 'v1', { version: 1, rows: [], volunteerCents: 0, volunteerHours: 0, status: 'active' }, params)),
    date: (key: 'callOpens' | 'lateEnds', local: string) =>
      records.commit(records.creating(deadlines, key, { key, at: wallTime(local, tz), reminders: [] }, params)),
  }
}

describe('the call of an edition', () => {
  it('is announced once there is a day to open on, a neighborhood that opens then, a price, and a day on which it opens and closes', async () => {
    const { move, state, weekend, priced, date, records } = await planned()
    const missing = async () =>
      move('openCall').then(
        () => [],
        (error: { readonly details: { readonly rule: string; readonly missing: readonly string[] } }) => [
          error.details.rule,
          ...error.details.missing,
        ],
      )
    expect(await missing()).toEqual(['edition-not-ready', 'weekends', 'neighborhoods', 'prices', 'deadlines'])
    await weekend([])
    expect(await missing()).toEqual(['edition-not-ready', 'neighborhoods', 'prices', 'deadlines'])
    const opened = (await records.get(weekends, '1', params))!
    await records.change(weekends, opened, { neighbourhoodIds: ['harbor'] }, params)
    await date('callOpens', '2029-02-01T09:00')
    expect(await missing()).toEqual(['edition-not-ready', 'prices', 'deadlines'])
    await priced()
    await date('lateEnds', '2029-06-15T23:59')
    expect(await state()).toBe('planning')
    expect(await missing()).toEqual([])
    expect(await state()).toBe('call')
  })

  it('is announced by the staff of the guide alone', async () => {
    for (const as of ['artist', 'moneyadmin']) {
      const { move, state } = await planned(as)
      await expect(move('openCall')).rejects.toMatchObject({ code: 'permission-denied' })
      expect(await state()).toBe('planning')
    }
  })
})

it('every step that an edition does not have is refused, and changes nothing', async () => {
  const { move, state, toState, weekend, priced, date } = await planned()
  await Promise.all([weekend(), priced(), date('callOpens', '2029-02-01T09:00'), date('lateEnds', '2029-06-15T23:59')])
  const taken: string[] = []
  for (const from of statesOf(editionStates))
    for (const event of editionMoves) {
      await toState(from)
      const to = (editionStates[from] as Readonly<Record<string, string>>)[event]
      const outcome = await move(event).then(
        ({ status }) => status,
        (error: { readonly details: { readonly rule: string } }) => error.details.rule,
      )
      expect(outcome, `${event} of ${from}`).toBe(to ?? 'illegal-transition')
      if (to !== undefined) taken.push(`${from} → ${to}`)
      expect(await state()).toBe(to ?? from)
    }
  expect(taken).toEqual(['planning → call', 'call → production', 'published → archived'])
})
