import { describe, expect, it } from 'vitest'
import { accounts } from '../../../src/domain/accounts/accounts.collection'
import { mergePeople } from '../../../src/domain/merging/merge-people.contract'
import { undoMerge } from '../../../src/domain/merging/undo-merge.contract'
import { deletions } from '../../../src/domain/people/deletions.collection'
import { people } from '../../../src/domain/people/people.collection'
import { call } from '../../../src/domain/shared/functions/cloud-function'
import { dataOf } from '../../../src/domain/shared/records/records'
import type { Claims } from '../../../src/ports/auth'
import { peopleWorld } from '../../support/people-world'

async function two() {
  const world = await peopleWorld()
  await world.add('a', 'Ana Ruiz', { mail: 'ana@x.org' })
  await world.add('b', 'Anna Ruiz', { mail: 'anna@y.org' })
  const merge = async (keptId: string, mergedId: string, more: object = {}) => {
    const [kept, merged] = [await world.person(keptId), await world.person(mergedId)]
    const asked = { mergeId: `${keptId}-${mergedId}`, keptId, mergedId, keptRev: kept.rev, mergedRev: merged.rev, choices: {}, ...more }
    return call(world.functions, mergePeople, asked)
  }
  return { ...world, merge }
}
const refusedBy = (rule: string) => ({ details: { rule } })

describe('two records are not made one', () => {
  it('while one of them is in the trash', async () => {
    const { house, person, merge, clock } = await two()
    await house.change(people, await person('b'), { deletedAt: clock.now() })
    for (const [kept, merged] of [['a', 'b'] as const, ['b', 'a'] as const])
      await expect(merge(kept, merged)).rejects.toMatchObject(refusedBy('merge-over'))
  })

  it('while one of them has asked to be forgotten and may change their mind', async () => {
    const { house, merge, clock } = await two()
    const asked = { uid: 'u-b', askedAt: clock.now(), dueAt: clock.now() }
    await house.commit(house.creating(deletions, 'b', { ...asked, status: 'cooling' }))
    await expect(merge('a', 'b')).rejects.toMatchObject(refusedBy('merge-over'))
    await house.change(deletions, (await house.get(deletions, 'b'))!, { status: 'kept' })
    expect(await merge('a', 'b')).toMatchObject({ remaining: false })
  })

  it.each<[string, Claims]>([
    ['a juror', { jur: ['cover'] }],
    ['a volunteer', { vol: '2027-12-31' }],
  ])('where the one that ends is %s', async (_, claims) => {
    const { account, merge } = await two()
    await account('b', 'anna@y.org', claims)
    await expect(merge('a', 'b')).rejects.toMatchObject(refusedBy('merge-roles'))
    expect(await merge('b', 'a')).toMatchObject({ remaining: false })
  })
})

describe('a merge', () => {
  it('confirms no address: nobody is found by one that its account never confirmed', async () => {
    const { house, person, account, merge, holder } = await two()
    await house.commit(house.creating(people, 'c', { ...dataOf(people, await person('b')), emails: [{ address: 'ann@z.org', verified: false }] }))
    await account('c', 'ann@z.org')
    await merge('a', 'c')
    expect((await person('a')).emails.map(({ address }) => address)).toContain('ann@z.org')
    expect([await holder('ana@x.org'), await holder('ann@z.org')]).toEqual(['a', undefined])
  })

  it('that is undone leaves an account disabled that was so before', async () => {
    const { house, account, merge, context, functions } = await two()
    await account('a', 'ana@x.org')
    const { uid } = await account('b', 'anna@y.org')
    await context.accounts.setDisabled(uid, true)
    await house.change(accounts, (await house.get(accounts, uid))!, { disabled: true, status: 'disabled' })
    await merge('a', 'b')
    while ((await call(functions, undoMerge, { mergeId: 'a-b' })).remaining > 0);
    expect((await context.accounts.find(uid))?.disabled).toBe(true)
  })
})
