import { beforeEach, describe, expect, it, vi } from 'vitest'
import { roleGrants } from '../../../src/domain/accounts/roles/role-grants.collection'
import { artists } from '../../../src/domain/artists/artists.collection'
import { TaskService } from '../../../src/domain/contacts/task-service'
import { listings } from '../../../src/domain/guide/listings.collection'
import { people } from '../../../src/domain/people/people.collection'
import { PersonFinder } from '../../../src/domain/person-search/person-finder'
import type { PersonIndex } from '../../../src/domain/person-search/person-index'
import { memoryWorld } from '../../support/memory-world'
import { peopleWorld } from '../../support/people-world'

let world: Awaited<ReturnType<typeof peopleWorld>>
beforeEach(async () => {
  world = await peopleWorld()
})

describe('the colleagues who can get a task or an item of a checklist', () => {
  it('are the people with an active role of the office, each once, by name', async () => {
    const { house } = world
    const grant = (id: string, personName: string, more: object = {}) =>
      house.creating(roleGrants, id, {
        personId: `p-${personName}`,
        personName,
        role: 'admin',
        scopes: ['guide'],
        reason: 'Runs the season',
        requestedBy: 'p-root',
        status: 'active',
        ...more,
      } as never)
    await house.commit(
      grant('1', 'Cy'),
      grant('2', 'Bo'),
      grant('3', 'Cy', { role: 'superadmin', scopes: [] }),
      grant('4', 'Di', { status: 'revoked' }),
      grant('5', 'Eve', { role: 'volunteer', scopes: [] }),
      grant('6', 'Ana', { role: 'superadmin', scopes: [] }),
    )
    const expected = ['Ana', 'Bo', 'Cy'].map(name => ({ personId: `p-${name}`, name }))
    expect(await world.services.get(TaskService).colleagues()).toEqual(expected)
  })
})

describe('the search for a person', () => {
  it('finds by number in the guide whoever shows there and who owns the listing, in the current edition alone', async () => {
    const season = await memoryWorld({ sample: true, as: 'superadmin' })
    const { systemRecords } = season.context
    const [one] = await systemRecords.find(listings, {
      where: [
        ['editionId', '==', '2027'],
        ['status', '==', 'published'],
      ],
    })
    const [owner, other] = (await systemRecords.find(people)).filter(({ status, id }) => status === 'active' && id !== one!.artistId)
    const shown = { mapNumber: 8999, mapSuffix: 'b', artistId: undefined, ownerIds: [owner!.id] }
    await systemRecords.change(listings, one!, shown)
    const {
      id: _,
      createdAt: _a,
      createdBy: _b,
      updatedAt: _c,
      updatedBy: _d,
      rev: _e,
      schema: _f,
      ...data
    } = one! as typeof one & { schema: unknown }
    const draft = { ...data, ...shown, ownerIds: [other!.id], status: 'draft' } as never
    await systemRecords.commit(systemRecords.creating(listings, 'draft-8999', draft))
    let index: PersonIndex | undefined
    const stop = season.services.get(PersonFinder).watch(
      now => {
        index = now
      },
      error => {
        throw error
      },
    )
    await expect.poll(() => index?.find('8999b').map(({ id, by }) => `${id} ${by}`)).toEqual([`${owner!.id} mapNumber`])
    stop()
  })

  it('finds everybody by name and artists by handle, follows changes, and is quiet once it was stopped', async () => {
    const { house } = world
    await world.add('a', 'Ana Ruiz')
    await world.add('b', 'Ben Lo')
    const profile = { handle: 'inkwell', displayName: 'Ben', sortName: 'Lo', media: [], links: [], commissions: false, teaching: false }
    await house.commit(house.creating(artists, 'b', { ...profile, status: 'public' }))
    let index: PersonIndex | undefined
    let told = 0
    const failures: Error[] = []
    const stop = world.services.get(PersonFinder).watch(
      now => {
        index = now
        told += 1
      },
      error => failures.push(error),
    )
    const ids = (question: string) => index?.find(question).map(({ id, by }) => `${id} ${by}`)
    await vi.waitFor(() => expect([ids('ruiz'), ids('inkwell')]).toEqual([['a name'], ['b handle']]), { interval: 1 })
    await house.commit(house.changing(people, await world.person('a'), { organisation: 'Quay Press' }))
    await vi.waitFor(() => expect(ids('quay press')).toEqual(['a organisation']), { interval: 1 })
    stop()
    const before = told
    await house.commit(house.changing(people, await world.person('a'), { organisation: 'Net Loft' }))
    await new Promise(resolve => setTimeout(resolve, 5))
    expect([told, failures]).toEqual([before, []])
  })
})
