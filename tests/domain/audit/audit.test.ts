import { describe, expect, it } from 'vitest'
import { auditWrites, type RecordChange } from '../../../src/domain/audit/audit-entry'
import { scopeOf } from '../../../src/domain/audit/audit-scope'
import { collections } from '../../../src/domain/collections'
import { people } from '../../../src/domain/people/people.collection'
import { personNotes } from '../../../src/domain/people/person-notes.collection'
import { forgetInAudit } from '../../../src/domain/privacy/forget-copies'
import { resources } from '../../../src/domain/resources/resources.collection'
import { privacyOf } from '../../../src/domain/shared/records/privacy-of-field'
import { Records } from '../../../src/domain/shared/records/records'
import { tasks } from '../../../src/domain/tasks/tasks.collection'
import type { Fields } from '../../../src/ports/documents'
import { contentEditor, office, peopleEditor, person, resource, superadmin } from '../../support/office'

describe('the audit', () => {
  it('records who created, changed and trashed a record, with the values before and after', async () => {
    const { service, services } = await office(contentEditor)
    const records = services.get(Records)
    const id = await service.create(resources, { kind: 'article', title: 'Frames', audience: 'artists', tags: [], order: 0, status: 'draft' })
    await service.change(resources, (await records.get(resources, id))!, { title: 'Good frames', link: 'https://frames.example/' })
    await service.trash(resources, [id], { reason: 'It is on the other page too' })
    const told = await service.history(resources, id)
    expect(told.every(({ actor, at }) => actor === 'p-cy' && at.getTime() === Date.UTC(2027, 5, 2, 12))).toBe(true)
    expect(told.map(({ action }) => action).sort()).toEqual(['record.create', 'record.trash', 'record.update', 'record.update'])
    const renamed = told.find(({ changes }) => changes.some(({ field }) => field === 'title') && changes.length === 2)
    expect(renamed?.changes).toEqual([
      { field: 'title', label: 'Title', from: 'Frames', to: 'Good frames' },
      { field: 'link', label: 'Link', to: 'https://frames.example/' },
    ])
    expect(told.find(({ action }) => action === 'record.trash')?.reason).toBe('It is on the other page too')
  })

  it('has earlier values, which an ordinary change can restore', async () => {
    const { service, services } = await office(contentEditor, { 'resources/r1': resource('Frames') })
    const records = services.get(Records)
    await service.change(resources, (await records.get(resources, 'r1'))!, { title: 'Farmes' })
    const [{ changes } = { changes: [] }] = await service.history(resources, 'r1')
    await service.change(resources, (await records.get(resources, 'r1'))!, { title: changes[0]!.from as string })
    expect((await records.get(resources, 'r1'))?.title).toBe('Frames')
  })

  it('ignores writes that change only the stamps', async () => {
    const { service, services } = await office(contentEditor, { 'resources/r1': resource('Frames') })
    await service.change(resources, (await services.get(Records).get(resources, 'r1'))!, { title: 'Frames' })
    expect(await service.history(resources, 'r1')).toEqual([])
  })

  it('stores personal values separately for the people staff, and secret ones nowhere', async () => {
    const world = await office(peopleEditor, { 'people/p1': person('Ines'), 'personNotes/p1': { note: 'Prefers letters' } })
    const { service, services, store } = world
    const records = services.get(Records)
    const names = { first: 'Inês', last: 'Prado', display: 'Inês Prado', sort: 'Prado, Inês' }
    await service.change(people, (await records.get(people, 'p1'))!, { names })
    await service.change(personNotes, (await records.get(personNotes, 'p1'))!, { note: 'Prefers calls' })
    expect((await service.history(people, 'p1'))[0]?.changes).toMatchObject([{ field: 'names', from: { display: 'Ines' }, to: names }])
    expect((await service.history(personNotes, 'p1'))[0]?.changes).toEqual([{ field: 'note', label: expect.any(String), unkept: 'secret' }])
    const entries = await store.query({ collection: 'audit' })
    expect(JSON.stringify(entries)).not.toMatch(/Prado|letters|calls/)
    expect(JSON.stringify(await store.query({ collection: 'auditValues' }))).not.toMatch(/letters|calls/)
    await world.enter(contentEditor)
    await expect(service.history(people, 'p1')).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('cannot be changed, deleted or forged', async () => {
    const world = await office(superadmin, { 'resources/r1': resource('Frames') })
    await world.service.change(resources, (await world.services.get(Records).get(resources, 'r1'))!, { title: 'Mine' })
    const [entry] = await world.store.query({ collection: 'audit' })
    for (const write of [
      { op: 'update', path: entry!.path, data: { actor: 'p-else' } },
      { op: 'delete', path: entry!.path },
      { op: 'create', path: 'audit/forged', data: entry!.data },
    ] as const)
      await expect(world.documents.commit([write])).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('names the masquerading staff member beside the person', async () => {
    const world = await office(peopleEditor, { 'people/p1': person('Ines') })
    const end = Date.UTC(2027, 5, 2, 12, 30) / 1000
    await world.enter({ pid: 'p1', imp: 'p-root', act: 1, end })
    const records = world.services.get(Records)
    await world.service.change(people, (await records.get(people, 'p1'))!, { names: { first: 'I', last: 'P', display: 'I P', sort: 'P, I' } })
    const [entry] = await world.store.query({ collection: 'audit' })
    expect(entry?.data).toMatchObject({ actor: 'p1', realActor: 'p-root', action: 'record.update', entity: 'people', entityId: 'p1' })
  })

  it('stores only the length of very long texts, and takes five hundred fields', async () => {
    const { context, store } = await office(contentEditor)
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field ${i}`, i]))
    await context.documents.commit([{ op: 'create', path: 'tasks/t1', data: { title: 'x'.repeat(900_000), note: '=1+1\0 \u202e', ...many } }])
    const [entry] = await store.query({ collection: 'audit' })
    expect(entry?.data['after']).toEqual({ title: { tooLong: 900_007 }, note: '=1+1\0 \u202e' })
    expect(entry?.data['fields']).toHaveLength(502)
  })

  it('loses personal values when the person is erased, and keeps the entries', async () => {
    const { service, services, context, store } = await office(peopleEditor, { 'people/p1': person('Ines'), 'people/p2': person('Bo') })
    const records = services.get(Records)
    for (const id of ['p1', 'p2']) await service.change(people, (await records.get(people, id))!, { birthYear: 1970 })
    await forgetInAudit(new Records(context.documents, { current: undefined }), ['people/p1'])
    expect((await service.history(people, 'p1'))[0]?.changes).toEqual([{ field: 'birthYear', label: 'Year of birth', unkept: 'forgotten' }])
    expect((await service.history(people, 'p2'))[0]?.changes).toMatchObject([{ field: 'birthYear', to: 1970 }])
    expect(await store.query({ collection: 'auditValues' })).toHaveLength(1)
  })

  it('leaves out fields that are declared as not audited', async () => {
    const { services } = await office(superadmin)
    const fieldsOf = (before: object, after: object) =>
      auditWrites(services.get(Records), 'e1', { path: 'listings/l1', before: { ...before }, after: { ...after } }, { actor: 'system' }).flatMap(
        write => ('data' in write && write.path.startsWith('audit/') ? [write.data['fields']] : []),
      )
    const [monday, tuesday] = [new Date('2027-10-11T12:00:00Z'), new Date('2027-10-12T12:00:00Z')]
    expect(fieldsOf({ unit: '1', nudgedAt: monday }, { unit: '1', nudgedAt: tuesday })).toEqual([])
    expect(fieldsOf({ unit: '1', nudgedAt: monday }, { unit: '2', nudgedAt: tuesday })).toEqual([['unit']])
  })

  describe('of one change', () => {
    const written = async ({ path = 'people/p1', before, after }: Partial<RecordChange>) => {
      const { services } = await office(superadmin)
      const writes = auditWrites(services.get(Records), 'e1', { path, before, after }, { actor: 'p-root' })
      return writes.map(write => ({ in: write.path.split('/')[0], ...('data' in write ? write.data : {}) }))
    }
    const ines = { names: { first: 'Ines' }, kind: 'person', rev: 1 }

    it('has personal values apart from its entry, whether a record is created, changed or deleted', async () => {
      expect(await written({ after: ines })).toMatchObject([
        { in: 'audit', action: 'record.create', fields: ['names', 'kind'], after: { kind: 'person' } },
        { in: 'auditValues', entity: 'people', entityId: 'p1', after: { names: { first: 'Ines' } }, forgottenWith: ['p1'] },
      ])
      expect(await written({ before: ines })).toMatchObject([
        { in: 'audit', action: 'record.delete', fields: ['names', 'kind'], before: { kind: 'person' } },
        { in: 'auditValues', before: { names: { first: 'Ines' } }, forgottenWith: ['p1'] },
      ])
      const [entry, values] = await written({ before: ines, after: { ...ines, birthYear: 1970, rev: 2 } })
      expect([entry, values]).toMatchObject([{ action: 'record.update', fields: ['birthYear'] }, { after: { birthYear: 1970 } }])
      for (const one of [entry, values]) expect(one).not.toHaveProperty('before')
    })
    it('has no values apart where nothing personal changed', async () => {
      expect(await written({ before: ines, after: { ...ines, kind: 'business' } })).toMatchObject([
        { in: 'audit', before: { kind: 'person' }, after: { kind: 'business' } },
      ])
    })
    it('is noted also where a record without any fields is created or deleted, and not for stamps alone', async () => {
      expect(await written({ after: { rev: 1 } })).toMatchObject([{ action: 'record.create', fields: [] }])
      expect(await written({ before: { rev: 1 } })).toMatchObject([{ action: 'record.delete', fields: [] }])
      expect(await written({ before: ines, after: { ...ines, rev: 2, updatedBy: 'p-root' } })).toEqual([])
      expect(await written({ path: 'unknown/x', after: ines })).toEqual([])
    })
    it('leaves out what the program alone counts, and nothing that staff change', async () => {
      const variants = (stock: number, label = 'Small') => [{ key: 's', label, stock }]
      const change = (by: string, after: readonly Fields[]) =>
        written({ path: 'products/p1', before: { variants: variants(3) }, after: { variants: after, updatedBy: by } })
      expect(await change('system', variants(2))).toEqual([])
      expect(await change('p-root', variants(2))).toMatchObject([{ fields: ['variants'] }])
      expect(await change('system', variants(2, 'Tiny'))).toMatchObject([{ fields: ['variants'] }])
      expect(await change('system', [])).toMatchObject([{ fields: ['variants'] }])
      expect(await written({ path: 'products/p1', after: { variants: variants(2), updatedBy: 'system' } })).toMatchObject([{ fields: ['variants'] }])
    })
    it('has the values of long texts until the entry is full, and then their length', async () => {
      const text = 'x'.repeat(19_000)
      const after = Object.fromEntries(['kind', 'title', 'link', 'audience', 'tags', 'order', 'status'].map(name => [name, text]))
      const [entry] = await written({ path: 'resources/r1', after })
      const kept = Object.values((entry as unknown as { after: Record<string, unknown> }).after)
      expect(kept.map(value => (value === text ? 'kept' : value))).toEqual([...Array(5).fill('kept'), { tooLong: 19_007 }, { tooLong: 19_008 }])
    })
  })

  it('has no entries for seeding, nor for records that are not audited', async () => {
    const { store, documents } = await office(contentEditor, { 'resources/r1': resource('Frames') })
    const at = new Date('2027-06-02T12:00:00Z')
    const stamps = { createdAt: at, createdBy: 'p-cy', updatedAt: at, updatedBy: 'p-cy', rev: 1, schema: 1 }
    await documents.commit([{ op: 'create', path: 'drafts/d1', data: { personId: 'p-cy', form: 'r', tab: 't1', content: '{}', at, ...stamps } }])
    expect(await store.query({ collection: 'audit' })).toEqual([])
  })
})

describe('privacy and scopes', () => {
  it('declare no field as impersonal whose name or kind identifies a person', () => {
    const telling = /^(e-?mails?|phones?|address(es)?|names|birthYear|guardianEmail|household|passHash|securityLog|note)$/
    const open = collections
      .filter(({ notAudited }) => !notAudited)
      .flatMap(of =>
        Object.keys(of.fields)
          .filter(name => telling.test(name) && privacyOf(of, name) === 'impersonal')
          .map(name => `${of.path}.${name}`),
      )
    expect(open.sort()).toEqual(
      [
        'events.address',
        'editions/{edition}/setAsideNumbers.note',
        'editions/{edition}/weekends.note',
        'listings.address',
        'pageDrafts/{page}/versions.note',
        'settings.address',
        'settings.phone',
        'sites.address',
        'tasks.note',
      ].sort(),
    )
  })

  it('assign each entry to the scope of its record', () => {
    const of = (path: string) => scopeOf(collections.find(one => one.path === path)!)
    expect([people, resources, tasks].map(scopeOf)).toEqual(['people', 'content', 'system'])
    expect(['listings', 'payments', 'mailings', 'roleGrants', 'events', 'memberships', 'settings'].map(of)).toEqual([
      'guide',
      'money',
      'mail',
      'system',
      'content',
      'people',
      'system',
    ])
  })
})
