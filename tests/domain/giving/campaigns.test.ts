import { expect, it } from 'vitest'
import { campaigns } from '../../../src/domain/giving/campaigns.collection'
import { OfferedCauses } from '../../../src/domain/giving/offered-causes'
import { Records } from '../../../src/domain/shared/records/records'
import { memoryWorld } from '../../support/memory-world'

it('visitors see what they can give to: the running campaigns first, then the ended ones, each in the order of the staff', async () => {
  const { store, services } = await memoryWorld()
  const records = new Records(store, { current: undefined })
  const campaign = (id: string, order: number, status: 'draft' | 'live' | 'ended') =>
    records.creating(campaigns, id, {
      kind: 'campaign',
      title: id,
      summary: '',
      body: { type: 'doc', content: [] },
      raised: { cents: 0, cur: 'usd' },
      gifts: 0,
      amounts: [],
      wall: [],
      order,
      status,
    })
  await records.commit(
    campaign('a', 2, 'live'),
    campaign('b', 1, 'live'),
    campaign('c', 0, 'draft'),
    campaign('d', 1, 'ended'),
    campaign('e', 0, 'ended'),
  )
  const found = await services.get(OfferedCauses).campaigns.read()
  expect(found.map(({ id, picture }) => [id, picture])).toEqual(['b', 'a', 'e', 'd'].map(id => [id, undefined]))
})
