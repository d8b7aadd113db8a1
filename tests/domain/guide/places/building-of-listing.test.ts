import { expect, it } from 'vitest'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { RecordService } from '../../../../src/domain/records/record-service'
import { Records } from '../../../../src/domain/shared/records/records'
import { memoryWorld } from '../../../support/memory-world'

it('no listing comes into a building past its places: not many at once, not one, by whoever of the staff', async () => {
  const { services, store } = await memoryWorld({ as: 'guideadmin', sample: true })
  const [service, records] = [services.get(RecordService), services.get(Records)]
  const found = await records.find(listings, { where: [['siteId', '==', 'ropewalk-annex']] })
  const refused = { code: 'permission-denied' }
  for (const fields of [{ siteId: 'netmenders-shed' }, { siteId: null }])
    await expect(
      service.bulkChange(
        listings,
        found.map(({ id }) => id),
        { is: 'set', fields },
      ),
    ).rejects.toMatchObject(refused)
  await expect(records.change(listings, found[0]!, { siteId: 'netmenders-shed' })).rejects.toMatchObject(refused)
  expect((await store.query({ collection: 'listings', where: [['siteId', '==', 'ropewalk-annex']] })).length).toBe(found.length)
  await records.change(listings, found[0]!, { unit: '9' })
})
