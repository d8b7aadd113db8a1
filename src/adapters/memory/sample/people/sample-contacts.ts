import { contactLog } from '../../../../domain/contacts/contact-log.collection'
import { duplicates } from '../../../../domain/merging/duplicate-pairs.collection'
import { type Matchable, matchPeople, pairId } from '../../../../domain/merging/match-people'
import { consents, consentTopics } from '../../../../domain/people/consents.collection'
import { people } from '../../../../domain/people/people.collection'
import { personNotes } from '../../../../domain/people/person-notes.collection'
import { writeQuestion } from '../../../../domain/segments/segment-conditions'
import { segments } from '../../../../domain/segments/segments.collection'
import { Random } from '../random'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const office = 'p-peopleadmin'

const talks = [
  { channel: 'call', note: 'Asked which weekend suits. Will lend the yard for the group site.', outcome: 'Yes to both weekends' },
  { channel: 'visit', note: 'Saw the new studio. The lift is narrow; measured the door.', outcome: 'Access facts to be entered' },
  { channel: 'mail', note: 'Thanked for the gift; asked whether the name may stand on the wall.', outcome: undefined },
  { channel: 'event', note: 'Met at the preview. Interested in buying two prints for the waiting room.', outcome: 'Wants prices' },
  { channel: 'call', note: 'Did not reach her; left word with the neighbor.', outcome: undefined },
  { channel: 'mail', note: 'Sent the list of studios with step-free doors.', outcome: 'Very glad of it' },
] as const

/**
 * What the office knows about people beyond their records: contact logs and follow-ups, notes, consents, groups, and the queue of
 * duplicates.
 */
export function sampleContacts(known: readonly SampleDocument[]): SampleDocument[] {
  return [...contacts(), ...notes(), ...answers(), ...groups(), ...queue(known)]
}

const cardId = (i: number) => `c${String(i + 1).padStart(2, '0')}`

function contacts(): SampleDocument[] {
  const random = new Random('contacts')
  return Array.from({ length: 26 }, (_, i) => {
    const { channel, note, outcome } = talks[Math.floor(i / 2) % talks.length]!
    const at = instantAt(
      `2027-${String(10 - (i % 8)).padStart(2, '0')}-${String(random.whole(1, 14)).padStart(2, '0')}T${random.whole(9, 17)}:00`.replace(
        'T9:',
        'T09:',
      ),
    )
    const isMine = i % 3 !== 2
    const due = ['2027-10-12T12:00', '2027-10-16T16:00', '2027-10-16T18:00', '2027-10-22T12:00'][i % 4]!
    const hasTask = i % 2 === 0
    const isDone = hasTask && i % 6 === 4
    return sampleDocument(
      contactLog,
      `talk-${i + 1}`,
      {
        personId: i === 3 ? 'p-donor' : i === 5 ? 'p-host' : cardId(i),
        authorId: isMine ? office : 'p-superadmin',
        channel,
        at,
        note,
        outcome,
        private: i % 9 === 8,
        followUp: hasTask
          ? { due: instantAt(due), ownerId: isMine ? office : 'p-superadmin', ...(isDone && { doneAt: instantAt('2027-10-13T10:00') }) }
          : undefined,
        status: !hasTask || isDone ? 'done' : 'open',
      },
      { by: isMine ? office : 'p-superadmin', at },
    )
  })
}

const notes = (): SampleDocument[] =>
  (
    [
      ['p-donor', 'Prefers to be called before noon. Likes to be asked for one thing at a time.'],
      ['p-host', 'Holds the key to the back gate; her brother has the spare one.'],
      [cardId(0), 'Was on the founding committee. Her papers are in the archive.'],
      [cardId(4), 'They write together and answer together; send one letter.'],
    ] as const
  ).map(([id, note]) => sampleDocument(personNotes, id, { note }, { by: office, at: instantAt('2027-03-02T11:00') }))

function answers(): SampleDocument[] {
  const random = new Random('answers')
  return Array.from({ length: 40 }, (_, i) => {
    const at = instantAt('2027-02-01T09:00')
    const topic = consentTopics[i % 5]!
    const data = {
      personId: cardId(i % 30),
      topic,
      state: random.is(0.7) ? 'in' : 'out',
      evidence: 'Ticked on the card',
      source: 'card file',
      at,
    } as const
    return sampleDocument(consents, `answer-${i + 1}`, data, { by: 'system', at })
  })
}

function groups(): SampleDocument[] {
  const stamp = { by: office, at: instantAt('2027-05-04T10:00') }
  const dynamic = (id: string, name: string, question: Parameters<typeof writeQuestion>[0]) =>
    sampleDocument(segments, id, { name, kind: 'dynamic', question: writeQuestion(question) }, stamp)
  return [
    dynamic('patrons-with-news', 'Patrons who read the news', {
      all: [
        {
          any: [
            { field: 'tag', is: 'has', value: 'patron' },
            { field: 'tag', is: 'has', value: 'donor' },
          ],
        },
        { field: 'agreed', is: 'has', value: 'news' },
      ],
    }),
    dynamic('no-mail', 'No email address', { all: [{ field: 'has', is: 'hasNot', value: 'e-mail' }] }),
    dynamic('new-this-year', 'Added in the past year', { all: [{ field: 'created', is: 'within', value: 365 }] }),
    sampleDocument(
      segments,
      'soup-evening',
      { name: 'Soup evening in March', kind: 'static', personIds: ['p-donor', 'p-host', cardId(0), cardId(4)] },
      stamp,
    ),
  ]
}

/** The pairs that a search for duplicates finds in the season. One pair has been reviewed: two people with the same name. */
function queue(known: readonly SampleDocument[]): SampleDocument[] {
  const at = instantAt('2027-10-15T17:00')
  const everybody = known
    .filter(({ path }) => path.startsWith(`${people.path}/`))
    .map(({ path, data }) => ({ ...data, id: path.slice(people.path.length + 1) }) as unknown as Matchable)
  return matchPeople(everybody).map(({ personIds, rule, score }, i) =>
    sampleDocument(duplicates, pairId(...personIds), { personIds, rule, score, status: i === 20 ? 'dismissed' : 'open' }, { by: office, at }),
  )
}
