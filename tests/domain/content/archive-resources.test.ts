import { describe, expect, it } from 'vitest'
import { archiveResources } from '../../../src/domain/content/archive-resources.function'
import { resources } from '../../../src/domain/content/resources'
import { call } from '../../../src/domain/shared/cloud-function'
import { Records } from '../../../src/domain/shared/records'
import { Functions } from '../../../src/ports/functions'
import { staffWorld } from '../../support/staff-world'

const noon = new Date('2027-06-01T12:00:00Z')
const resource = { kind: 'opportunity', title: 'A call', audience: 'artists', tags: [], order: 0, status: 'draft' } as const

describe('a resource whose last moment has passed', () => {
  it('is archived, and no other', async () => {
    const { services, functions } = await world()
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

    expect(await call(functions, archiveResources, {})).toEqual({ archived: 2 })
    expect(await call(functions, archiveResources, {})).toEqual({ archived: 0 })
    const states = (await records.find(resources)).map(({ id, status }) => `${id} ${status}`)
    expect(states.sort()).toEqual(['always published', 'draft draft', 'later published', 'over archived', 'this-moment archived'])
  })

  it('is not archived by colleagues of another scope', async () => {
    const staff = await world()
    await staff.enter({ adm: 1, sc: 'm', pid: 'p-money' })
    await expect(call(staff.functions, archiveResources, {})).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

async function world() {
  const staff = await staffWorld({ adm: 1, sc: 'c', pid: 'p-content' }, noon)
  return { ...staff, functions: staff.services.get(Functions) }
}
