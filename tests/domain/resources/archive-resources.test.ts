import { describe, expect, it } from 'vitest'
import { archiveResources } from '../../../src/domain/resources/archive-resources.job'
import { resources } from '../../../src/domain/resources/resources.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { staffWorld } from '../../support/staff-world'

const noon = new Date('2027-06-01T12:00:00Z')
const resource = { kind: 'opportunity', title: 'A call', audience: 'artists', tags: [], order: 0, status: 'draft' } as const

describe('an expired resource', () => {
  it('is archived, and no other', async () => {
    const { services, context } = await world()
    const records = services.get(Records)
    const put = async (id: string, expiresAt?: Date) => {
      await records.commit(records.creating(resources, id, { ...resource, ...(expiresAt && { expiresAt }) }))
      await records.commit(records.changing(resources, (await records.get(resources, id))!, { status: 'published' }))
    }
    await put('over', new Date('2027-06-01T11:59:00Z'))
    await put('this-moment', noon)
    await put('later', new Date('2027-06-01T12:01:00Z'))
    await put('always')
    await records.commit(records.creating(resources, 'draft', { ...resource, expiresAt: new Date(0) }))

    expect(await archiveResources.run(context)).toBe(2)
    expect(await archiveResources.run(context)).toBe(0)
    const states = (await records.find(resources)).map(({ id, status }) => `${id} ${status}`)
    expect(states.sort()).toEqual(['always published', 'draft draft', 'later published', 'over archived', 'this-moment archived'])
  })
})

const world = () => staffWorld({ adm: 1, sc: 'c', pid: 'p-content' }, noon)
