import { eventSubmissions } from '../../../../domain/events/event-submissions.collection'
import { events } from '../../../../domain/events/events.collection'
import { registrations } from '../../../../domain/guide/registrations.collection'
import { mails } from '../../../../domain/mail/mails.collection'
import { suppressions } from '../../../../domain/mail/suppressions.collection'
import { artLovers } from '../../../../domain/memberships/art-lovers.collection'
import { membershipSeats } from '../../../../domain/memberships/family-seats/membership-seats.collection'
import { memberships, terms } from '../../../../domain/memberships/memberships.collection'
import { messages, threads } from '../../../../domain/messages/threads.collection'
import { tasks } from '../../../../domain/tasks/tasks.collection'
import { at, instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { sampleMessages } from './sample-messages'

const system = (local: string) => ({ by: 'system', at: instantAt(local) })

/** The office's open work on the morning of the third weekend. */
export const sampleOfficeWork = (): SampleDocument[] => [
  ...latecomers(),
  ...submittedEvents(),
  ...conversations(),
  ...returnedMail(),
  refusedMail(),
  ...sampleMessages(),
  ...endingMemberships(),
  invitation(),
  ...preferences(),
  assigned(),
]

/** Listings that were added after the guide was printed: they are on the web only. */
const latecomers = () =>
  (['c06', 'c13', 'c22'] as const).map((personId, i) =>
    sampleDocument(
      registrations,
      `late-${personId}`,
      {
        personId,
        editionId: '2027',
        n: 1,
        weekendId: String(4 + (i % 2)),
        tier: 'standard',
        phaseAtSubmit: 'late',
        priceVersion: 1,
        termsVersion: 1,
        insuranceOk: true,
        volunteerHours: i * 2,
        status: i === 2 ? 'approved' : 'in_review',
      },
      { by: personId, at: instantAt(`2027-10-1${3 + i}T19:30`) },
    ),
  )

function submittedEvents(): SampleDocument[] {
  const wishes = [
    [
      'wish-lantern',
      'Lantern walk along the quay',
      'Bring a jar and a candle. We meet at the ferry steps and draw what we see.',
      '2027-10-29T19:00',
      '21:00',
    ],
    ['wish-zinc', 'An hour with zinc', 'Eight plates, eight people, one press. Old clothes are a good idea.', '2027-10-23T14:00', '15:00'],
  ] as const
  return wishes.flatMap(([id, title, summary, start, end], i) => [
    sampleDocument(
      events,
      id,
      {
        title,
        summary,
        start: at(start),
        end: at(`${start.slice(0, 11)}${end}`),
        venue: i === 0 ? 'Ferry steps' : 'The print room',
        tags: ['workshop'],
        editionId: '2027',
        hostIds: ['p-host'],
        status: 'pending',
      },
      { by: 'p-host', at: instantAt(`2027-10-1${3 + i}T21:00`) },
    ),
    sampleDocument(
      eventSubmissions,
      `submission-${id}`,
      {
        eventId: id,
        submittedBy: 'p-host',
        organizer: 'Rosalind Achterberg',
        // The last one was sent back once: its summary did not say for whom it is.
        diff: i === wishes.length - 1 ? { title: [title, title], summary: ['An hour at the press.', summary] } : { title: [null, title] },
        trusted: false,
        status: 'pending',
      },
      { by: 'p-host', at: instantAt(`2027-10-1${3 + i}T21:00`) },
    ),
  ])
}

function conversations(): SampleDocument[] {
  const asked = [
    ['ask-step', 'c08', 'Steps at the door', 'Is there a way in without steps at the mill? My sister comes on Sunday.', '2027-10-12T18:20', 'open'],
    [
      'ask-lost',
      'c17',
      'A green umbrella',
      'I left it in one of the studios on the second weekend. It has a wooden handle.',
      '2027-10-13T09:05',
      'reopened',
    ],
    ['ask-print', 'c24', 'Print of the year', 'When may we choose ours?', '2027-10-16T07:50', 'open'],
  ] as const
  return asked.flatMap(([id, personId, topic, text, local, status]) => [
    sampleDocument(threads, id, { participantIds: [personId], topic, lastAt: instantAt(local), status }, system(local)),
    sampleDocument(messages, `${id}-1`, { participantIds: [personId], fromId: personId, text, sentAt: instantAt(local) }, system(local), {
      thread: id,
    }),
  ])
}

/** Ids of suppressed addresses are digests; these belong to two people of the address list. */
const returnedMail = () =>
  ['c19', 'c31'].map((personId, i) =>
    sampleDocument(
      suppressions,
      `${personId}${'0'.repeat(61)}`,
      { reason: 'hard', at: instantAt(`2027-10-0${4 + i}T06:00`), by: 'system', status: 'active' },
      system(`2027-10-0${4 + i}T06:00`),
    ),
  )

/** A mail that the recipient's server refused, which the data check finds. */
const refusedMail = () =>
  sampleDocument(
    mails,
    'refused-f03',
    {
      to: 'friend-3@post.example',
      subject: 'About the document you sent us',
      text: 'Thank you. Your proof (studio) is accepted until 2028-09-30.',
      link: '/dashboard/settings',
      attempts: 1,
      problem: 'refused',
      code: 550,
      expiresAt: instantAt('2028-01-02T06:00'),
      status: 'failed',
    },
    system('2027-10-04T06:00'),
  )

/** Four people whose year ends soon, one of whom has renewed. */
function endingMemberships(): SampleDocument[] {
  const ends = [
    ['c01', '2027-10-24'],
    ['c10', '2027-10-31'],
    ['c16', '2027-11-08'],
    ['c23', '2027-11-11'],
  ] as const
  return ends.flatMap(([personId, end], i) => {
    const membership = `m-${personId}`
    const start = `2026${new Date(Date.parse(end) + 86_400_000).toISOString().slice(4, 10)}`
    const term = (id: string, from: string, until: string, kind: 'new' | 'renew') =>
      sampleDocument(terms, id, { personId, start: from, end: until, kind }, system(`${from < '2027' ? from : '2027-10-10'}T10:00`), { membership })
    return [
      sampleDocument(
        memberships,
        membership,
        {
          personId,
          productId: 'artlover',
          level: i === 3 ? 'companion' : 'friend',
          audience: 'artlover',
          since: start,
          autoRenew: false,
          suspensions: [],
        },
        system(`${start}T10:00`),
      ),
      term(`${membership}-1`, start, end, 'new'),
      ...(i === 3 ? [term(`${membership}-2`, '2027-11-12', '2028-11-11', 'renew')] : []),
    ]
  })
}

/** The invitation to the second place of a membership for two, not accepted yet. */
const invitation = () =>
  sampleDocument(
    membershipSeats,
    'seat-c23',
    {
      membershipId: 'm-c23',
      holderId: 'c23',
      name: 'Winona Sabatier',
      email: 'winona.sabatier@saltlight.example',
      invitedAt: instantAt('2027-10-12T18:20'),
      status: 'invited',
    },
    { by: 'c23', at: instantAt('2027-10-12T18:20') },
  )

/** The interests of three art lovers. */
const preferences = () =>
  (
    [
      ['p-artlover', ['Ceramics', 'Printmaking'], 'under500', true],
      ['c01', ['Painting'], 'above', false],
      ['c10', ['Photography', 'Textile'], 'under100', true],
    ] as const
  ).map(([personId, media, budget, namedInPublic]) =>
    sampleDocument(artLovers, personId, { media, neighbourhoodIds: [], budget, namedInPublic }, { by: personId, at: instantAt('2027-09-01T10:00') }),
  )

const assigned = (): SampleDocument =>
  sampleDocument(
    tasks,
    'task-thanks',
    { title: 'Write to thank for the gift', ownerId: 'p-peopleadmin', entity: 'people/p-donor', due: instantAt('2027-10-18T12:00'), status: 'open' },
    { by: 'p-superadmin', at: instantAt('2027-10-15T17:30') },
  )
