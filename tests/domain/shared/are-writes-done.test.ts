import { expect, it } from 'vitest'
import { people } from '../../../src/domain/people/people.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { expectPortError } from '../../suites/expect-port-error'
import { faultyPorts } from '../../support/faults/faulty-ports'
import { memoryWorld } from '../../support/memory-world'

/** A signed-in member's records, over a connection that loses the answer of the first commit. */
async function losingOne() {
  let lost = false
  const world = await memoryWorld({
    sample: true,
    as: 'artlover',
    between: ports => faultyPorts(ports, (_, operation) => (operation === 'commit' && !lost ? ((lost = true), { kind: 'drop' }) : undefined)),
  })
  return { world, records: world.services.get(Records) }
}

it('a change whose answer was lost is made once, and a retry succeeds', async () => {
  const { records } = await losingOne()
  const before = (await records.get(people, 'p-artlover'))!
  const change = () => records.commit(records.changing(people, before, { phones: ['+14155550199'] }))
  await expectPortError(change(), 'documents', 'unavailable')
  await change()
  expect(await records.get(people, 'p-artlover')).toMatchObject({ phones: ['+14155550199'], rev: before.rev + 1 })
})

it('a different change of a record that has changed since it was read is refused', async () => {
  const { records } = await losingOne()
  const before = (await records.get(people, 'p-artlover'))!
  await expectPortError(records.commit(records.changing(people, before, { phones: ['+14155550111'] })), 'documents', 'unavailable')
  await expectPortError(records.commit(records.changing(people, before, { phones: ['+14155550122'] })), 'documents', 'permission-denied')
  expect((await records.get(people, 'p-artlover'))?.phones).toEqual(['+14155550111'])
})
