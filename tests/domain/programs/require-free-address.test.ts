import { beforeEach, expect, it } from 'vitest'
import { pageDrafts } from '../../../src/domain/content/page-drafts.collection'
import { programs } from '../../../src/domain/programs/programs.collection'
import { requireFreeAddress } from '../../../src/domain/programs/require-free-address'
import { createPage } from '../../../src/domain/publishing/pages/create-page.contract'
import { RecordService } from '../../../src/domain/records/record-service'
import { Records } from '../../../src/domain/shared/records/records'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

let world: StaffWorld
let records: Records
beforeEach(async () => {
  world = await staffWorld({ pid: 'cy', adm: 1, sc: 'c' }, new Date('2027-03-01T12:00:00Z'))
  records = world.services.get(Records)
})
const taken = (title: string) => ({ rule: 'slug-taken', details: { slug: 'programs/loom', title } })

it('the address of a program is free for another one only where no program has it', async () => {
  await requireFreeAddress(records, 'loom')
  const words = { title: 'The loom', kind: 'workshops', summary: '', audience: 'Everybody', when: 'Every spring' } as const
  const program = { ...words, body: { type: 'doc', content: [] }, partners: [], results: [], order: 1, status: 'draft' } as const
  const { systemRecords } = world.context
  await systemRecords.commit(systemRecords.creating(programs, 'loom', program))
  await expect(requireFreeAddress(records, 'loom')).rejects.toMatchObject(taken('The loom'))
  await requireFreeAddress(records, 'press')
})

it('a page of the section has its address until it is in the trash; pages of other sections have others', async () => {
  await world.call(createPage, { id: 'elsewhere', title: 'Elsewhere', slug: 'quilt', parent: 'about' })
  await requireFreeAddress(records, 'quilt')
  await world.call(createPage, { id: 'here', title: 'A page of looms', slug: 'loom', parent: 'programs' })
  await expect(requireFreeAddress(records, 'loom')).rejects.toMatchObject(taken('A page of looms'))
  expect((await world.services.get(RecordService).trash(pageDrafts, ['here'])).done).toEqual(['here'])
  await requireFreeAddress(records, 'loom')
})
