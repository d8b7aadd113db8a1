import { expect, it } from 'vitest'
import { ContactLogService } from '../../../src/domain/contacts/contact-log-service'
import { PersonViewService } from '../../../src/domain/contacts/person-view-service'
import { personNotes } from '../../../src/domain/people/person-notes.collection'
import { peopleWorld } from '../../support/people-world'

it('patrons without contact for ninety days are listed, those who were never contacted first', async () => {
  const world = await peopleWorld()
  const log = world.services.get(ContactLogService)
  await world.add('never', 'Nora Lind', { tags: ['patron', 'donor'] })
  await world.add('long', 'Lev Ortiz', { tags: ['host'] })
  await world.add('lately', 'Ana Ruiz', { tags: ['donor'] })
  await world.add('visitor', 'Eva Lo', { tags: ['press'] })
  await world.add('gone', 'Gil Roe', { tags: ['donor'], status: 'merged' })
  const talk = (personId: string) => log.write({ personId, channel: 'call', note: 'Talked', private: false })
  await talk('long')
  const first = world.clock.now()
  world.later(91 * 24 * 60)
  await talk('lately')
  const entries = await log.entries()
  expect(await log.neglected(entries)).toEqual([
    { personId: 'never', name: 'Nora Lind', lastAt: undefined },
    { personId: 'long', name: 'Lev Ortiz', lastAt: first },
  ])
})

it('what came of a talk is kept with it', async () => {
  const world = await peopleWorld()
  const log = world.services.get(ContactLogService)
  await world.add('a', 'Ana Ruiz')
  await log.write({ personId: 'a', channel: 'visit', note: 'Asked for a loom', outcome: 'We lend one', private: false })
  await log.write({ personId: 'a', channel: 'call', note: 'No answer', private: false })
  expect(Object.fromEntries((await log.entries()).map(({ note, outcome }) => [note, outcome]))).toEqual({
    'Asked for a loom': 'We lend one',
    'No answer': undefined,
  })
})

it('a note about a person is written, and replaced by the next one', async () => {
  const world = await peopleWorld()
  await world.add('a', 'Ana Ruiz')
  const profile = world.services.get(PersonViewService)
  for (const note of ['Prefers to be called', 'Prefers letters']) {
    await profile.writeNote('a', note)
    expect((await world.house.get(personNotes, 'a'))?.note).toBe(note)
  }
})

it('nobody has the profile of somebody who is not there any more', async () => {
  const world = await peopleWorld()
  await world.add('a', 'Ana Ruiz', { status: 'merged', mergedInto: 'purged' })
  const profile = world.services.get(PersonViewService)
  expect([await profile.view('a'), await profile.view('never-was')]).toEqual([undefined, undefined])
})

it('a person’s timeline has talks and consents together, newest first', async () => {
  const world = await peopleWorld()
  await world.add('a', 'Ana Ruiz')
  const talk = (note: string) => world.services.get(ContactLogService).write({ personId: 'a', channel: 'visit', note, private: false })
  await talk('Came to the fair')
  world.later(10)
  await world.say('a', 'news', 'in')
  world.later(10)
  await talk('Asked about a studio')
  const { timeline } = (await world.services.get(PersonViewService).view('a'))!
  expect(timeline.filter(({ kind }) => kind !== 'change').map(({ title, detail }) => [title, detail])).toEqual([
    ['Visit', 'Asked about a studio'],
    ['Agreed to news', 'words shown (test)'],
    ['Visit', 'Came to the fair'],
  ])
})

it('of a person with a long history, the timeline has the newest entries of each kind', async () => {
  const world = await peopleWorld()
  await world.add('a', 'Ana Ruiz')
  const log = world.services.get(ContactLogService)
  for (let n = 1; n <= 104; n++) {
    await log.write({ personId: 'a', channel: 'call', note: `Talk ${n}`, private: false })
    world.later(10)
  }
  const { timeline } = (await world.services.get(PersonViewService).view('a'))!
  const talks = timeline.flatMap(({ title, detail }) => (title === 'Call' ? [detail] : []))
  expect([talks.length, talks[0], talks.at(-1)]).toEqual([100, 'Talk 104', 'Talk 5'])
})
