import { describe, expect, it } from 'vitest'
import { contactLog } from '../../../src/domain/contacts/contact-log.collection'
import { donations } from '../../../src/domain/giving/donations.collection'
import { sites } from '../../../src/domain/guide/listings.collection'
import { memberships } from '../../../src/domain/memberships/memberships.collection'
import { people } from '../../../src/domain/people/people.collection'
import { emptyTrash } from '../../../src/domain/records/trash/empty-trash.job'
import { resources } from '../../../src/domain/resources/resources.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { payments } from '../../../src/domain/shop/payments.collection'
import { contentEditor, office, peopleEditor, person, resource, superadmin } from '../../support/office'

const framing = { kind: 'article', title: 'Framing', audience: 'artists', tags: [], order: 0, status: 'draft' } as const

describe('the record service', () => {
  it('creates records, and copies them as new drafts without what callables had set', async () => {
    const original = resource('Framing', { status: 'published', order: 4, deletedAt: new Date(0) })
    const { service, services, stored } = await office(contentEditor, { 'resources/r1': original })
    const id = await service.create(resources, framing)
    expect(await stored(`resources/${id}`)).toMatchObject({ title: 'Framing', createdBy: 'p-cy', rev: 1 })
    const copy = await service.duplicate(resources, (await services.get(Records).get(resources, 'r1'))!, { title: 'Framing again' })
    expect(await stored(`resources/${copy}`)).toMatchObject({ title: 'Framing again', order: 4, status: 'draft', tags: ['framing'], rev: 1 })
    expect(await stored(`resources/${copy}`)).not.toHaveProperty('deletedAt')
  })

  it('does not overwrite what somebody else saved meanwhile, and returns the newer record', async () => {
    const { service, services, stored } = await office(contentEditor, { 'resources/r1': resource('Framing') })
    const read = (await services.get(Records).get(resources, 'r1'))!
    expect(await service.change(resources, read, { title: 'Frames' })).toEqual({ outcome: 'saved', rev: 2 })
    expect(await service.change(resources, read, { order: 3 })).toMatchObject({ outcome: 'overtaken', theirs: { title: 'Frames', order: 0, rev: 2 } })
    expect(await stored('resources/r1')).toMatchObject({ title: 'Frames', order: 0 })
  })

  it('saves long lists, which rules of the database cannot check, without overwriting newer ones', async () => {
    const { service, services, stored } = await office(peopleEditor, { 'people/p1': person('Ines') })
    const read = (await services.get(Records).get(people, 'p1'))!
    expect(await service.change(people, read, { tags: ['ceramics', 'board'] })).toEqual({ outcome: 'saved', rev: 2 })
    expect(await stored('people/p1')).toMatchObject({ tags: ['ceramics', 'board'], rev: 2, updatedBy: 'p-pia' })
    expect(await service.change(people, read, { tags: [] })).toMatchObject({ outcome: 'overtaken', theirs: { tags: ['ceramics', 'board'] } })
  })

  it('stores formulas, NUL, right-to-left text and text like JSON unchanged, also in the history', async () => {
    const { service, services } = await office(contentEditor, { 'resources/r1': resource('Framing') })
    const records = services.get(Records)
    const strange = '=HYPERLINK("x") a\0b \u202eegnarts {"@":1} \u{1f5bc}'
    await service.change(resources, (await records.get(resources, 'r1'))!, { title: strange, body: strange })
    await service.bulkChange(resources, ['r1'], { is: 'set', fields: { title: `${strange}!` } })
    expect(await records.get(resources, 'r1')).toMatchObject({ title: `${strange}!`, body: strange })
    const told = (await service.history(resources, 'r1')).flatMap(({ changes }) => changes.filter(({ field }) => field === 'title'))
    expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining([strange, `${strange}!`]))
  })

  it('refuses a text of ten megabytes and writes nothing', async () => {
    const { service, services, stored } = await office(contentEditor, { 'resources/r1': resource('Framing') })
    const read = (await services.get(Records).get(resources, 'r1'))!
    const body = 'x'.repeat(10 * 2 ** 20)
    await expect(service.change(resources, read, { body })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(service.bulkChange(resources, ['r1'], { is: 'set', fields: { body } })).rejects.toMatchObject({ code: 'invalid-argument' })
    const tooLong = { is: 'set', fields: { body: 'x'.repeat(20_001) } } as const
    expect(await service.bulkChange(resources, ['r1'], tooLong)).toMatchObject({ changed: 0, left: [{ id: 'r1', why: 'invalid' }] })
    expect(await stored('resources/r1')).toMatchObject({ rev: 1 })
  })

  it('refuses fields that only their callables change, and values that do not match the schema', async () => {
    const { service, services } = await office(peopleEditor, { 'people/p1': person('Ines') })
    const read = (await services.get(Records).get(people, 'p1'))!
    const emails = [{ address: 'ines@post.example', verified: true }]
    await expect(service.change(people, read, { emails })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(service.change(people, read, { uid: 'u1', tags: ['x'] })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(service.change(people, read, { tags: ['x'.repeat(41)] })).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('refuses people without access, in forms and in bulk changes', async () => {
    const world = await office(peopleEditor, { 'people/p1': person('Ines') })
    const read = (await world.services.get(Records).get(people, 'p1'))!
    await world.enter(contentEditor)
    await expect(world.service.change(people, read, { tags: ['x'] })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(world.service.bulkChange(people, ['p1'], { is: 'add', field: 'tags', values: ['x'] })).resolves.toMatchObject({
      changed: 0,
      left: [{ id: 'p1', why: 'forbidden' }],
    })
    await world.enter({ pid: 'p-visitor' })
    await expect(world.service.change(people, read, { tags: ['x'] })).rejects.toMatchObject({ code: 'permission-denied' })
    expect((await world.stored('people/p1'))?.['tags']).toEqual([])
  })
})

describe('the trash', () => {
  it('archives a published record, and restores it unpublished', async () => {
    const { service, documents, stored } = await office(contentEditor, { 'resources/r1': resource('Framing', { status: 'published' }) })
    expect(await service.trash(resources, ['r1'])).toEqual({ done: ['r1'], refused: [] })
    expect(await stored('resources/r1')).toMatchObject({ status: 'archived', deletedAt: new Date('2027-06-02T12:00:00Z'), rev: 2 })
    expect(await service.trash(resources, ['r1'])).toEqual({ done: ['r1'], refused: [] })
    expect(await service.restore(resources, ['r1'])).toEqual({ done: ['r1'], refused: [] })
    expect(await stored('resources/r1')).toMatchObject({ status: 'archived', rev: 3 })
    expect(await stored('resources/r1')).not.toHaveProperty('deletedAt')
    await expect(documents.commit([{ op: 'delete', path: 'resources/r1' }])).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('refuses public records that cannot be archived, records of other scopes, and ledgers', async () => {
    const world = await office(contentEditor, {
      'sites/s1': { name: 'The Foundry', city: 'x', address: '1 Pier', kind: 'building', units: [] },
      'events/e1': { title: 'Talk', status: 'published' },
      'contactLog/c1': { personId: 'p1', authorId: 'p-pia', private: true, note: 'x', channel: 'call', at: new Date(0), status: 'open' },
    })
    expect(await world.service.trash(contactLog, ['c1', 'none'])).toEqual({
      done: [],
      refused: [
        { id: 'c1', why: 'forbidden' },
        { id: 'none', why: 'missing' },
      ],
    })
    await expect(world.service.trash(payments, ['x'])).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(world.service.trash(people, ['x'])).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await world.service.restore(contactLog, ['c1', 'none'])).toEqual({
      done: [],
      refused: [
        { id: 'c1', why: 'forbidden' },
        { id: 'none', why: 'missing' },
      ],
    })
    await world.enter({ pid: 'p-gus', adm: 1, sc: 'g' })
    expect((await world.service.trash(sites, ['s1'])).refused).toEqual([{ id: 's1', why: 'in-public' }])
    await world.enter({ pid: 'p-pia', adm: 1, sc: 'p' })
    expect((await world.service.trash(contactLog, ['c1'])).done).toEqual(['c1'])
  })

  it('is emptied after thirty days', async () => {
    const opened = await office(contentEditor, { 'resources/r1': resource('Old'), 'resources/r2': resource('New') })
    const { service, context, stored } = opened
    await service.trash(resources, ['r1'])
    opened.localMode.setNow(new Date('2027-07-02T11:59:00Z'))
    await service.trash(resources, ['r2'])
    expect(await emptyTrash.run(context)).toBe(0)
    opened.localMode.setNow(new Date('2027-07-02T12:01:00Z'))
    expect(await emptyTrash.run(context)).toBe(1)
    expect(await stored('resources/r1')).toBeUndefined()
    await stored('resources/r2')
    expect((await service.history(resources, 'r1'))[0]).toMatchObject({ action: 'record.delete', actor: 'The website' })
  })

  it('can be emptied by superadmins with a reason', async () => {
    const world = await office(contentEditor, { 'resources/r1': resource('Old'), 'resources/r2': resource('Standing') })
    await world.service.trash(resources, ['r1'])
    await expect(world.service.purge(resources, ['r1'], 'Wrong file')).rejects.toMatchObject({ code: 'permission-denied' })
    await world.enter(superadmin)
    for (const without of [payments, people]) {
      await expect(world.service.purge(without, ['x'], 'Wrong file')).rejects.toMatchObject({ code: 'permission-denied' })
      await expect(world.service.restore(without, ['x'])).rejects.toMatchObject({ code: 'permission-denied' })
    }
    expect(await world.service.purge(resources, ['gone'], 'Wrong file')).toEqual({ done: ['gone'], refused: [] })
    expect(await world.service.purge(resources, ['r1', 'r2'], 'Wrong file')).toEqual({ done: ['r1'], refused: [{ id: 'r2', why: 'not-in-trash' }] })
    expect(await world.stored('resources/r1')).toBeUndefined()
    const noted = await world.store.query({ collection: 'audit', where: [['action', '==', 'record.purge']] })
    expect(noted.map(({ data }) => [data['entityId'], data['reason']])).toEqual([['r1', 'Wrong file']])
  })
})

describe('an exported table', () => {
  it('is recorded with its rows and columns, and needs a reason if it identifies people', async () => {
    const world = await office(peopleEditor)
    const columns = ['names.display', 'tags']
    await expect(world.service.noteExport(people, { rows: 40, columns })).rejects.toMatchObject({ details: { rule: 'reason-missing' } })
    await world.service.noteExport(people, { rows: 40, columns, reason: 'Labels for the spring letter' })
    await world.service.noteExport(people, { rows: 40, columns: ['tags'] })
    expect((await world.store.query({ collection: 'audit' })).map(({ data }) => [data['scope'], data['reason'], data['after']])).toEqual(
      expect.arrayContaining([
        ['people', 'Labels for the spring letter', { rows: 40, columns }],
        ['people', undefined, { rows: 40, columns: ['tags'] }],
      ]),
    )
  })

  it('needs a reason for names that the table of members adds to its records', async () => {
    const world = await office(peopleEditor)
    const table = { rows: 40, columns: ['name', 'state', 'lastDay'] }
    await expect(world.service.noteExport(memberships, table)).rejects.toMatchObject({ details: { rule: 'reason-missing' } })
    await world.service.noteExport(memberships, { ...table, columns: ['productId', 'updatedAt'] })
  })

  it('is recorded only for who may read all of it', async () => {
    const world = await office(contentEditor)
    const table = { rows: 40, columns: ['amount'], reason: 'Curious about the numbers' }
    for (const of of [people, payments, donations])
      await expect(world.service.noteExport(of, table)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await world.store.query({ collection: 'audit' })).toEqual([])
    await world.service.noteExport(resources, { rows: 1, columns: ['title'] })
    expect(await world.store.query({ collection: 'audit' })).toHaveLength(1)
  })
})
