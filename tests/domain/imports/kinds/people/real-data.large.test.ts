import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { guessKind } from '../../../../../src/domain/imports/columns/propose-mapping'
import { importKinds } from '../../../../../src/domain/imports/import-kinds'
import { ImportService } from '../../../../../src/domain/imports/import-service'
import { people } from '../../../../../src/domain/people/people.collection'
import { personNotes } from '../../../../../src/domain/people/person-notes.collection'
import { Records } from '../../../../../src/domain/shared/records/records'
import { fileNamed, planFile, startPlanned, tableOfFile } from '../../../../support/import-files'
import { type StaffWorld, staffWorld } from '../../../../support/staff-world'

const named = process.env['REAL_DATA']
const museum = [named, named && join(named, '..')].find(path => path && existsSync(join(path, 'tate-artists.csv')))

describe.skipIf(!museum)(`a museum’s artists${museum ? '' : ' (skipped: REAL_DATA names no folder with tate-artists.csv)'}`, () => {
  let world: StaffWorld
  let service: ImportService
  /** All of them are artists, also those with a long name. */
  const namesOfPeople = { 'comma-name': 'last-first', 'person-or-organisation': 'person' }
  const file = () => tableOfFile(join(museum!, 'tate-artists.csv'))
  const plan = async () => {
    expect(
      guessKind(
        await file(),
        importKinds.filter(({ scope }) => scope === 'people'),
      ).name,
    ).toBe('people')
    return planFile(world, 'people', await fileNamed(join(museum!, 'tate-artists.csv')), { answers: namesOfPeople })
  }
  const everybody = () => world.services.get(Records).find(people)

  beforeAll(async () => {
    world = await staffWorld({ pid: 'p-people', adm: 1, sc: 'p' }, new Date('2027-08-01T10:00Z'))
    service = world.services.get(ImportService)
  })

  it('are imported completely: every cell is in the person or among the other columns', { timeout: 120_000 }, async () => {
    const planned = await plan()
    expect(planned.counts).toEqual({ create: 3532, update: 0, skip: 0, error: 0 })
    expect(await service.run(await startPlanned(world, planned))).toMatchObject({ outcome: 'done', written: 3532, refused: [] })
    const found = new Map((await everybody()).map(person => [person.sourceKey, person]))
    const notes = new Map((await world.services.get(Records).find(personNotes)).map(note => [note.id, note.extra]))
    const { header, rows } = await file()
    const lost = rows.flatMap(({ cells }) => {
      const row = Object.fromEntries(header.map((name, at) => [name, cells[at]!.trim()]))
      const person = found.get(row['id'])!
      const extra = notes.get(person.id) ?? {}
      const { first, last, sort } = person.names
      const isNamed =
        (extra['name'] ?? '') === row['name'] ||
        [sort, [first, last].filter(Boolean).join(' ')].includes(row['name']!.normalize('NFC').replace(/\s+/g, ' '))
      const born = person.birthYear === undefined ? extra['yearOfBirth'] : String(person.birthYear)
      const kept = ['gender', 'dates', 'yearOfDeath', 'placeOfBirth', 'placeOfDeath', 'url'].every(name => (extra[name] ?? '') === row[name])
      return isNamed && kept && (born ?? '') === row['yearOfBirth'] ? [] : [row['name']]
    })
    expect(lost).toEqual([])
  })
  it('are recognized when they are imported again', async () => expect((await plan()).counts).toEqual({ create: 0, update: 0, skip: 3532, error: 0 }))
  it('can be undone', { timeout: 120_000 }, async () => {
    const [batch] = await service.batches(['people']).read()
    expect(await service.undo(batch!.id)).toMatchObject({ outcome: 'undone', undone: 3532, kept: [] })
    expect(await everybody()).toEqual([])
  })
})
