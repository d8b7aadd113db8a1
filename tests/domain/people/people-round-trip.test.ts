import { expect, it } from 'vitest'
import { csvOf } from '../../../src/domain/exports/csv-sheet'
import { peopleSheet } from '../../../src/domain/exports/people-sheet'
import { consents } from '../../../src/domain/people/consents.collection'
import { people } from '../../../src/domain/people/people.collection'
import { personNotes } from '../../../src/domain/people/person-notes.collection'
import { startPlanned } from '../../support/import-files'
import { ledgerWorld } from '../../support/ledger-world'

const list = [
  'Name,Email,Phone,Notes,Tags,Born,Died,Street,City,Postcode,Country',
  'Ana Ruiz,ana@x.example;ana@work.example,415 555 2671; +44 20 7946 0958,Likes clay,clay; kiln,1961,,12 Dock Street,Oakland,94607,US',
  'Bo Lund,bo@x.example,"(510) 555-0134",=1+1 is two,-starred,,2001,,,,',
  'Quay Press LLC,press@x.example,,,,,,Kaistraße 4,Wien,1020,AT',
].join('\n')

it('our own file of people, imported again, changes nothing', async () => {
  const world = await ledgerWorld()
  await world.service.run(await startPlanned(world, await world.plan('people', list)))
  const sheet = async () =>
    csvOf(
      peopleSheet({
        people: (await world.behind.find(people)).filter(({ status }) => status === 'active'),
        notes: await world.behind.find(personNotes),
        answers: await world.behind.find(consents),
        suppressed: new Set(),
      }),
    )
  const ours = await sheet()
  const again = await world.plan('people', ours)
  expect(again.rows.filter(({ action }) => action !== 'skip').map(row => JSON.stringify(row))).toEqual([])
  expect(again.questions).toEqual([])
})
