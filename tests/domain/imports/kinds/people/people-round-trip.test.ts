import { expect, it } from 'vitest'
import { csvOf } from '../../../../../src/domain/exports/csv-sheet'
import { peopleSheet } from '../../../../../src/domain/exports/people-sheet'
import { consents } from '../../../../../src/domain/people/consents.collection'
import { people } from '../../../../../src/domain/people/people.collection'
import { personNotes } from '../../../../../src/domain/people/person-notes.collection'
import { type Planned, startPlanned } from '../../../../support/import-files'
import { type LedgerWorld, ledgerWorld } from '../../../../support/ledger-world'

const list = [
  'Name,Email,Phone,Notes,Tags,Born,Died,Street,City,Postcode,Country',
  'Ana Ruiz,ana@x.example;ana@work.example,415 555 2671; +44 20 7946 0958,Likes clay,clay; kiln,1961,,12 Dock Street,Oakland,94607,US',
  'Bo Lund,bo@x.example,"(510) 555-0134",=1+1 is two,-starred,,2001,,,,',
  'Quay Press LLC,press@x.example,,,,,,Kaistraße 4,Wien,1020,AT',
].join('\n')

/** The file of everybody, as Downloads makes it. */
const ours = async ({ behind }: LedgerWorld) =>
  csvOf(
    peopleSheet({
      people: (await behind.find(people)).filter(({ status }) => status === 'active'),
      notes: await behind.find(personNotes),
      answers: await behind.find(consents),
      suppressed: new Set(),
    }),
  )
const written = ({ rows }: Planned) => rows.filter(({ action }) => action !== 'skip').map(row => JSON.stringify(row))

it('our own file of people, imported again, changes nothing', async () => {
  const world = await ledgerWorld()
  await world.service.run(await startPlanned(world, await world.plan('people', list)))
  const again = await world.plan('people', await ours(world))
  expect(written(again)).toEqual([])
  expect(again.questions).toEqual([])
})

it('nor does it where people share an address, an organization has a name of its own, or a phone was typed in another notation', async () => {
  const world = await ledgerWorld()
  const person = (name: string, more: object) => ({
    names: { first: '', last: name, display: name, sort: name },
    emails: [],
    kind: 'person' as const,
    tags: [],
    status: 'active' as const,
    ...more,
  })
  const { behind } = world
  await behind.commit(
    behind.creating(people, 'mia', person('Mia Ahn', { emails: [{ address: 'ahn@x.org', verified: true }], phones: ['(415) 555-1021'] })),
    behind.creating(people, 'lee', person('Lee Ahn', { emails: [{ address: 'ahn@x.org', verified: false }] })),
    behind.creating(people, 'frames', person('The Harbor Frames, Inc.', { kind: 'business', organisation: 'Harbor Frames LLC' })),
  )
  expect(written(await world.plan('people', await ours(world)))).toEqual([])
  // The same number with the country's code is no second phone; another row with their address is still refused.
  const file = 'Record,Last name,Email,Phone\nmia,Mia Ahn,ahn@x.org,+1 415 555 1021\n,Somebody,ahn@x.org,\n'
  const { rows } = await world.plan('people', file)
  expect(rows.map(({ action, reasons }) => [action, ...reasons.map(({ code }) => code)])).toEqual([
    ['skip', 'unchanged'],
    ['error', 'email-used-twice'],
  ])
})
