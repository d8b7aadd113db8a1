import { campaigns } from '../../../../domain/giving/campaigns.collection'
import { hungPicture } from '../pages/work-pictures-for-pages'
import { richTextFromLines } from '../rich-text-from-lines'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

type CampaignWords = Omit<
  Parameters<typeof sampleDocument<typeof campaigns>>[2],
  'body' | 'goal' | 'raised' | 'amounts' | 'wall' | 'order' | 'imageId'
> & {
  readonly id: string
  readonly body: readonly string[]
  readonly goal?: number
  readonly raised: number
  readonly amounts: readonly (readonly [dollars: number, does: string])[]
  readonly wall: readonly (readonly [name: string, level?: string])[]
}

const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })

const words: readonly CampaignWords[] = [
  {
    id: 'first-doors',
    kind: 'campaign',
    title: 'First doors',
    summary: 'Twenty artists open for the first time next year without paying the fee. Each place costs $790.',
    goal: 15_800,
    raised: 11_435,
    gifts: 187,
    startsOn: '2027-09-01',
    endsOn: '2027-12-31',
    body: [
      'A first season is a leap. You print cards you may not need, you clean a room nobody has seen, and you pay a fee in the spring for people who may come in the fall. For some the fee decides it.',
      'A place covers the registration and $600 for materials. Three artists read the applications without names. Last year one hundred and six people asked for twenty places.',
      '> I would have waited another year. I had already waited nine.',
      'What comes in beyond the goal pays for more places: the list is ready.',
    ],
    amounts: [
      [25, 'a door sign with its number, drawn by hand'],
      [60, 'paint for one month'],
      [190, 'one registration'],
      [790, 'a whole place: the fee and materials for a year'],
    ],
    wall: [
      ['Marisol Echeandía', 'A whole place'],
      ['The bakers of Cannery Lane', 'A whole place'],
      ['Noor and Elias Haddad'],
      ['In memory of Aurelio Fonseca'],
      ['Class 5b, Plaza Vieja School'],
      ['Judit Farkas'],
      ['Two neighbors of number 88'],
    ],
    status: 'live',
  },
  {
    id: 'water-side-lift',
    kind: 'campaign',
    title: 'A lift on the water side',
    summary: 'The upper floors of Cannery No. 4 have twenty-two studios and thirty-eight steps. A lift makes them everybody’s.',
    goal: 240_000,
    raised: 163_900,
    gifts: 412,
    startsOn: '2026-04-01',
    endsOn: '2028-06-30',
    body: [
      'We measured every door of the season. The building most people ask about is the one we have to answer with “thirty-eight steps”. The landlord gives the shaft, the port gives the permit, and the credit union doubles every gift until New Year’s Eve.',
      '## When',
      'With $190,000 we order the machine. It takes five months to come. The season of 2028 shall go up in it.',
    ],
    amounts: [
      [50, 'one call button, with Braille'],
      [120, 'a day of the electrician'],
      [500, 'one landing'],
      [1000, 'a meter of the shaft'],
    ],
    designations: ['The lift', 'Ramps and handrails'],
    wall: [
      ['Harbor neighbors’ association'],
      ['Ruth Okonjo'],
      ['Wheels & Walls, a club'],
      ['Familia Arregui'],
      ['Greta Szymańska'],
      ['S. P., who climbs slowly'],
    ],
    status: 'live',
  },
  {
    id: 'materials',
    kind: 'fund',
    title: 'Materials fund',
    summary: 'Paper, zinc, glaze, wool: small grants, paid within ten days, on one page.',
    raised: 18_260,
    gifts: 264,
    body: [
      'An artist writes what is missing, what it costs, and what it is for. Two people who know the price of zinc read it. Ten days later it is paid.',
      'Grants are $80 to $900. The fund gives away what it has; it has no capital and wants none.',
    ],
    amounts: [
      [20, 'a ream of printing paper'],
      [80, 'a plate of zinc'],
      [150, 'a firing, from bisque to glaze'],
      [400, 'wool for a whole loom'],
    ],
    wall: [['Almagro’s Saturday customers'], ['Teo Brandvold'], ['Imani Castellanos']],
    status: 'live',
  },
  {
    id: 'young-hands',
    kind: 'fund',
    title: 'Young hands',
    summary: 'Buses, clay and teaching artists, so that a class pays nothing for its morning in a studio.',
    goal: 38_000,
    raised: 22_040,
    gifts: 143,
    startsOn: '2027-07-01',
    endsOn: '2028-06-30',
    body: [
      'A class of twenty-six, ninety minutes, one artist, one helper, one bus: $414. We pay all of it, because the schools that ask cannot.',
      'There is a waiting list of thirty-one classes at the moment. It grows in the fall and never quite empties.',
    ],
    amounts: [
      [16, 'one child'],
      [110, 'the bus'],
      [180, 'the artist'],
      [414, 'one class, with everything'],
    ],
    designations: ['Buses', 'Clay', 'Teaching artists'],
    wall: [['Parents of Quarry Hill School'], ['Ms. Delacroix, retired'], ['A grandfather']],
    status: 'live',
  },
  {
    id: 'press-home',
    kind: 'campaign',
    title: 'Bring the press home',
    summary: 'Aurelio Fonseca’s cylinder press stood in a barn for sixteen years. Now it prints again.',
    goal: 12_500,
    raised: 13_180,
    gifts: 221,
    startsOn: '2026-10-01',
    endsOn: '2027-03-31',
    body: ['It weighs four tons and came over the hill on a truck for oysters. Its first sheet was the map of 1994, number by number. Thank you.'],
    amounts: [],
    wall: [['Everybody who turned the wheel on May 8']],
    status: 'ended',
  },
]

/** The donor wall as the job makes it from the ledger's gifts. */
const hugh = [{ name: 'Hugh Tremaine', level: 'Benefactor' }]
const givers: Readonly<Record<string, typeof hugh>> = { 'first-doors': hugh, 'water-side-lift': hugh }

export const sampleGiving = (): SampleDocument[] =>
  words.map(({ id, body, goal, raised, amounts, wall, ...campaign }, order) =>
    sampleDocument(
      campaigns,
      id,
      {
        ...campaign,
        body: richTextFromLines(body),
        imageId: hungPicture(`campaign ${id}`, 'wide'),
        goal: goal === undefined ? undefined : usd(goal),
        raised: usd(raised),
        amounts: amounts.map(([dollars, does]) => ({ amount: usd(dollars), does })),
        ...(id in givers && { givers: givers[id]! }),
        wall: wall.map(([name, level]) => ({ name, level })),
        order,
      },
      { by: 'p-moneyadmin', at: instantAt('2026-04-01T10:00'), changed: { by: 'p-moneyadmin', at: instantAt('2027-10-15T18:00'), rev: 12 } },
    ),
  )
