import { expect, it } from 'vitest'
import { deletions } from '../../../src/domain/people/deletions.collection'
import { finishDeletions } from '../../../src/domain/privacy/finish-deletions.job'
import { handlerContext } from '../../../src/domain/shared/functions/handler'
import { countedDocuments, nothingCounted } from '../../support/counted-ports'
import { peopleWorld } from '../../support/people-world'
import { standing } from '../../support/stamped'

/** Many more than it may read. */
const everybody = 2000
const perCommit = 500

it('forgetting one person among thousands reads some dozens of records, however many people there are', async () => {
  const world = await peopleWorld()
  for (let at = 0; at < everybody; at += perCommit)
    await world.store.commit(
      Array.from({ length: perCommit }, (_, i) => ({
        op: 'set' as const,
        path: `people/x${at + i}`,
        data: standing({
          names: { first: 'Ana', last: `Nr${at + i}`, display: `Ana Nr${at + i}`, sort: `Nr${at + i}, Ana` },
          emails: [],
          kind: 'person',
          tags: [],
          status: 'active',
        }),
      })),
    )
  await world.add('a', 'Ana Ruiz', { mail: 'ana@x.example' })
  const { uid } = await world.account('a', 'ana@x.example')
  const at = world.clock.now()
  await world.house.commit(world.house.creating(deletions, 'a', { uid, askedAt: at, dueAt: at, status: 'cooling' }))
  const counted = nothingCounted()
  expect(await finishDeletions.run(handlerContext({ ...world.context, documents: countedDocuments(world.context.documents, counted) }))).toBe(1)
  expect(counted.reads).toBeLessThan(400)
  expect(counted.writes).toBeLessThan(40)
})
