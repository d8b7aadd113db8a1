/** Pages of the organization, in the notation of the articles; `[label](/path)` is a link. */
export const pageWords: readonly {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly body: readonly string[]
  /** Label and address of the button below. */
  readonly next?: readonly [label: string, to: string]
}[] = [
  {
    slug: 'about-the-number',
    title: 'About the number',
    description: 'Why every studio has a number in a ring, and where you will meet it.',
    body: [
      'Each studio of the season has a map number: a numeral in a ring. You find the same number on the map, in the printed guide, on the sign at the door and on the studio’s own page.',
      '## How to use it',
      'Type the number into the search of the [guide](/sfosguide), or add it to the address of the guide. A building with several studios has one number; the unit tells you which door inside.',
      '## How it is given',
      'Numbers follow the weekends and, inside a quarter, the shortest walk. Once the guide is out, a number is never changed and never given to somebody else in the same season. A studio that opens by appointment only has no number, because there is no door to find on the day.',
    ],
    next: ['Open the map', '/sfosguide/maps'],
  },
  {
    slug: 'getting-around',
    title: 'Getting around',
    description: 'Buses, the island ferry, bicycles and the steep parts.',
    body: [
      'The season is made for walking. Each weekend has four quarters, and nearly all doors of a quarter lie within twenty minutes of one another. The [map](/sfosguide/maps) shows them all.',
      '## By bus',
      'The number 22 runs from Old Wharf by Plaza Vieja to Quarry Hill every twelve minutes. The 9 follows the shore from Punta Clara to Fogline.',
      '## By ferry',
      'Boats to Cormorant Island leave from Old Wharf every hour during the third weekend. They are step-free; the path from the landing is steep.',
      '## By bicycle',
      'There are racks at Cannery No. 4, at the Ropewalk and at Alder Mill. Please leave the ramps free.',
    ],
    next: ['Open the map', '/sfosguide/maps'],
  },
  {
    slug: 'access',
    title: 'Getting in: what we measure',
    description: 'How the guide describes doors, steps and room to turn.',
    body: [
      'We measure the way in, the door, the steps, the handle and the room to turn, and say beside each studio how you get in. A way in is accessible when all five are as they have to be; it is partly accessible when something is missing or has not been measured; and it is not accessible where there are steps without another way.',
      'If you need something that the guide does not answer, write to us. We answer within two days, and during the season within two hours.',
      '- Volunteers with a radio stand at the larger buildings.',
      '- Guide dogs are welcome everywhere.',
      '- The first hour of each day is a quiet hour in the group buildings.',
    ],
    next: ['Write to us', '/about/contact'],
  },
  {
    slug: 'volunteer',
    title: 'Lend a day',
    description: 'Volunteering during open studios.',
    body: [
      'Sixty people make the season possible by standing at doors, carrying signs and answering the same question four hundred times. A shift is three hours. You choose the quarter, and we bring the lunch.',
      'In return you get a radio, a badge with a ring on it, and a guided round of the studios before they open.',
    ],
    next: ['Offer a day', '/about/contact'],
  },
  {
    slug: 'for-schools',
    title: 'For schools',
    description: 'Classes in studios, on weekdays between the weekends.',
    body: [
      'Between the weekends some forty studios open for classes: one artist, one class, ninety minutes, and hands in the material. Visits are free for public schools of the city.',
      'Ask for a date before the first of September, and tell us the age of your pupils and the languages they speak. We look for a studio that fits both.',
    ],
    next: ['Ask for a date', '/about/contact'],
  },
  {
    slug: 'house-rules',
    title: 'In somebody’s studio',
    description: 'Five sentences that make a visit pleasant for everybody.',
    body: [
      'You are a guest in a room where somebody works. Ask before you touch and before you take a picture. Put drinks down outside. Let people through to the door. And say goodbye; it matters more than you think.',
    ],
    next: ['Open the map', '/sfosguide/maps'],
  },
]

export const policyWords: readonly {
  readonly kind: 'privacy' | 'copyright' | 'terms'
  readonly title: string
  /** The last one may be a draft. */
  readonly versions: readonly { readonly effective: string; readonly changes?: string; readonly draft?: true; readonly body: readonly string[] }[]
}[] = [
  {
    kind: 'privacy',
    title: 'Privacy policy',
    versions: [
      {
        effective: '2024-01-15T00:00',
        body: [
          'We keep what you tell us when you register, join, give or write to us, and use it to answer you and to run the season.',
          'We do not sell or lend anybody’s data. You may ask what we hold and have it corrected or removed.',
        ],
      },
      {
        effective: '2027-02-01T00:00',
        changes: 'Says how long we keep what, and that visits are counted without identifying anybody.',
        body: [
          'We keep what you tell us when you register, join, give or write to us, and use it to answer you and to run the season.',
          '## How long',
          'Messages are kept for two years, registrations for seven, and receipts for as long as the tax law asks. Then they are removed.',
          '## Visits to this site',
          'We count visits to pages, without names and without addresses. What you save stays on your own device, and in your account if you have one.',
          'We do not sell or lend anybody’s data. You may ask what we hold, have it corrected, or have it removed.',
        ],
      },
      {
        effective: '2028-01-01T00:00',
        changes: 'Messages are kept for one year instead of two.',
        draft: true,
        body: [
          'We keep what you tell us when you register, join, give or write to us, and use it to answer you and to run the season.',
          '## How long',
          'Messages are kept for one year, registrations for seven, and receipts for as long as the tax law asks. Then they are removed.',
          '## Visits to this site',
          'We count visits to pages, without names and without addresses. What you save stays on your own device, and in your account if you have one.',
          'We do not sell or lend anybody’s data. You may ask what we hold, have it corrected, or have it removed.',
        ],
      },
    ],
  },
  {
    kind: 'copyright',
    title: 'Copyright notice',
    versions: [
      { effective: '2024-01-15T00:00', body: ['All works shown here belong to the artists who made them. Ask the artist before you use a picture.'] },
      {
        effective: '2027-02-01T00:00',
        changes: 'Adds how the press and schools may use pictures.',
        body: [
          'All works shown here belong to the artists who made them. Ask the artist before you use a picture; we are glad to pass your request on.',
          'The press may use pictures from the season’s downloads with the artist’s name beside them. Schools may show any page in class.',
          'If you find your own work here without your permission, write to us, and it comes down the same day.',
        ],
      },
    ],
  },
  {
    kind: 'terms',
    title: 'Terms of sale',
    versions: [
      {
        effective: '2027-02-01T00:00',
        body: [
          'You buy from the organization that runs the season. An order is made when you press the last button, and complete when it is paid.',
          '## Sending and fetching',
          'We send on Tuesdays. What you fetch lies at our office, on the days that it is open, for sixty days.',
          '## Sending back',
          'You can send goods back within thirty days, unused, and we refund what you paid for them. Tickets can be given back until a week before.',
          '## Gifts',
          'A gift buys nothing. Your receipt says what of it you can deduct.',
        ],
      },
    ],
  },
]
