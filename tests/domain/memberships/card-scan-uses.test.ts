import { expect, it } from 'vitest'
import { CardScanUses } from '../../../src/domain/memberships/card-scan-uses'
import { memoryWorld } from '../../support/memory-world'

it('a card is scanned for perks that are offered now, and for published events in the order of their beginning', async () => {
  const world = await memoryWorld({ sample: true, as: 'peopleadmin' })
  const actions = () => world.services.get(CardScanUses).actions()
  const [perk, ...perks] = (await actions()).filter(({ kind }) => kind === 'perk')
  const [first, second, ...events] = (await actions()).filter(({ kind }) => kind === 'event')
  const begins = [first, second, ...events].map(event => event!.begins!)
  expect(begins).toEqual(begins.toSorted())
  await world.store.commit([
    { op: 'update', path: `perks/${perk!.id}`, data: { status: 'retired' } },
    { op: 'update', path: `events/${second!.id}`, data: { status: 'pending' } },
  ])
  expect(await actions()).toEqual([...perks, first, ...events])
  expect(first).toEqual({ id: first!.id, kind: 'event', title: expect.any(String), begins: begins[0] })
})
