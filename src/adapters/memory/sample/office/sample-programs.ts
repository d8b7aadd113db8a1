import { programs } from '../../../../domain/programs/programs.collection'
import { hungPicture } from '../pages/work-pictures-for-pages'
import { contentEditor } from '../people/sample-cast'
import { richTextFromLines } from '../rich-text-from-lines'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

type ProgramWords = Omit<Parameters<typeof sampleDocument<typeof programs>>[2], 'body' | 'status' | 'order' | 'imageId'> & {
  readonly id: string
  readonly body: readonly string[]
}

const words: readonly ProgramWords[] = [
  {
    id: 'open-studios',
    kind: 'openStudios',
    title: 'The five weekends',
    summary: 'Some two hundred and forty artists open their doors in twenty quarters, free for everybody.',
    audience: 'Artists of the county; visitors of any age',
    when: 'Five weekends from September 25 to October 31, 11 to 6',
    startsOn: '2027-09-25',
    endsOn: '2027-10-31',
    body: [
      'Each part of town has its days. You take the [guide](/sfosguide) or the [map](/sfosguide/maps), choose some numbers, and walk in. The people you meet made what you are looking at.',
      '## How it pays for itself',
      'Artists pay a fee to register; businesses pay for their pages in the guide; members and donors pay for what is left. Visitors pay nothing.',
    ],
    partners: [{ name: 'Port of San Feliz' }, { name: 'Bay Ferry Cooperative', to: 'https://bayferry.example' }],
    results: [
      { year: 2026, text: '251 artists, 41,000 visits, one wedding proposal (accepted).' },
      { year: 2025, text: '238 artists, 36,500 visits, rain on seven of ten days.' },
    ],
  },
  {
    id: 'first-look',
    kind: 'exhibition',
    title: 'First look',
    summary: 'One work by every artist of the season, hung in the net loft in the order of the map.',
    audience: 'Anybody who wants to choose before walking',
    when: 'September 18 to October 31, Thursday to Sunday',
    startsOn: '2027-09-18',
    endsOn: '2027-10-31',
    body: [
      'One work a studio, each with its number beside it, hung by the map: the wharf near the stairs, the quarry in the back. Stand in front of what you like and write down the number. That is your route.',
      'Works stay on the wall until the season ends. Whoever buys one collects it on the last Sunday, at the studio.',
    ],
    partners: [{ name: 'Lindqvist Framing' }],
    results: [{ year: 2026, text: '9,800 visitors; 74 works sold.' }],
  },
  {
    id: 'long-table-auction',
    kind: 'auction',
    title: 'The long table auction',
    summary: 'Fifty works given by fifty artists, one dinner, and a hammer made from a boat’s rib.',
    audience: 'A hundred and twenty guests; bids from anywhere',
    when: 'Saturday, November 20, from 6 pm',
    startsOn: '2027-11-20',
    endsOn: '2027-11-20',
    body: [
      'Dinner is at one table, forty meters long. Between the courses ten works come to the front, and their makers say one sentence each. What is bid pays for scholarships and schools.',
      '## For artists who give',
      'You may keep up to half of what your work brings. Most give it all; nobody is told who does what.',
      '## For bidders',
      'Only what you pay above the fair market value of a work can be deducted. The estimate is printed beside each number.',
    ],
    call: {
      title: 'Works for the auction',
      opens: instantAt('2027-09-01T09:00'),
      closes: instantAt('2027-10-25T23:59'),
      asks: ['One work, not larger than your arms are wide', 'Its price in your studio', 'One sentence you would say at the table'],
    },
    partners: [
      { name: 'Cannery Bakery', to: 'https://cannerybakery.example' },
      { name: 'Harbor Credit Union', to: 'https://harborcu.example' },
    ],
    results: [
      { year: 2026, text: '$61,250 for scholarships; the highest bid went to a quilt.' },
      { year: 2025, text: '$48,900; forty-four works.' },
    ],
  },
  {
    id: 'studio-school',
    kind: 'youth',
    title: 'Studio school',
    summary: 'One artist, one class, ninety minutes, and hands in the material.',
    audience: 'Public school classes, ages 6 to 18',
    when: 'Tuesdays to Thursdays, October to May',
    body: [
      'A class comes to a studio and works there. Clay, ink, wood, light: what the artist uses is what the children use. A helper from our side knows where the sink is.',
      'Visits are free, and we pay for the bus. Teachers get a sheet for the week before and one for the week after.',
    ],
    call: {
      title: 'Dates for schools, spring 2028',
      opens: instantAt('2027-10-01T08:00'),
      closes: instantAt('2027-12-10T18:00'),
      asks: ['Age and number of your pupils', 'Languages they speak', 'What would make the day difficult'],
    },
    partners: [{ name: 'The Ostrander Fund', to: 'https://ostranderfund.example' }],
    results: [{ year: 2026, text: '92 classes, 2,310 children, nine languages, one flood (small).' }],
  },
  {
    id: 'wednesday-bench',
    kind: 'workshops',
    title: 'The Wednesday bench',
    summary: 'A skill an evening, taught by somebody who uses it every day.',
    audience: 'Grown-ups, beginners welcome; twelve places',
    when: 'First and third Wednesday of the month, 6 to 9 pm',
    body: [
      'Sharpening, stretching, priming, framing, photographing your own work, pricing it, and saying no. Twelve people around one bench in the loft, with soup at half past seven.',
      'An evening costs $30 and $22 for members. Two places are always free for whoever asks.',
    ],
    partners: [{ name: 'Almagro Paper & Pigment', to: 'https://almagro.example' }],
    results: [{ year: 2026, text: '23 evenings, 241 people, no stitches.' }],
  },
  {
    id: 'tide-residency',
    kind: 'residency',
    title: 'Tide residency',
    summary: 'Six weeks on Cormorant Island with a room, a bench and a boat on Mondays.',
    audience: 'Two artists a year, from anywhere',
    when: 'January 10 to February 20, 2028',
    startsOn: '2028-01-10',
    endsOn: '2028-02-20',
    body: [
      'The keeper’s house has two rooms, one stove and a window to each side. You work on what you like. We ask for one open Saturday at the end, when the ferry runs for whoever wants to see.',
      'Each resident receives $3,600 and the ferry. There is no telephone signal north of the stove.',
    ],
    call: {
      title: 'Residency 2028',
      opens: instantAt('2027-06-01T09:00'),
      closes: instantAt('2027-08-31T23:59'),
      asks: ['Six pictures', 'One page about the six weeks', 'Whether you can row'],
    },
    partners: [{ name: 'Bay Ferry Cooperative', to: 'https://bayferry.example' }],
    results: [{ year: 2027, text: 'Ilse Hamada cast the tide lines of one wall, forty-two days in a row.' }],
  },
  {
    id: 'window-walk',
    kind: 'exhibition',
    title: 'The window walk',
    summary: 'On the Friday before the season every studio turns its work to the street and leaves the light on.',
    audience: 'Everybody who walks home',
    when: 'Friday, September 24, from dusk',
    startsOn: '2027-09-24',
    endsOn: '2027-09-24',
    body: [
      'It began in the year when nobody could come in. There is no route. You walk until you see a lit window with a number in a ring, and then until you see the next.',
    ],
    partners: [],
    results: [{ year: 2026, text: '183 windows; the fog made all of them larger.' }],
  },
]

export const samplePrograms = (): SampleDocument[] =>
  words.map(({ id, body, ...program }, order) =>
    sampleDocument(
      programs,
      id,
      {
        ...program,
        body: richTextFromLines(body),
        imageId: hungPicture(`program ${id}`, order % 3 === 1 ? 'tall' : 'wide'),
        order,
        status: 'published',
      },
      { by: contentEditor, at: instantAt('2027-04-02T10:00') },
    ),
  )
