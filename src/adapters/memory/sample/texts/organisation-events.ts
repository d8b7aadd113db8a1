import { buildingHost } from '../people/sample-cast'

/** The organization's own events through the year, each with all its dates, `start` to `end`. */
export interface OrganisationEventWords {
  readonly key: string
  readonly title: string
  readonly tag: string
  readonly summary: string
  readonly body: string
  /** The building in which it takes place. */
  readonly building: string
  readonly dates: readonly (readonly [start: string, end: string])[]
  readonly cents?: number
  readonly capacity?: number
  readonly online?: string
  readonly membersOnly?: true
  /** The person who organizes it, if not the organization alone. */
  readonly host?: string
  /** The date whose places are sold, by its index in `dates`; the price for members in cents, and the first day of sale. */
  readonly ticket?: { readonly which: number; readonly memberCents?: number; readonly from?: string }
  /** Canceled dates by their index in `dates`, and the reason. */
  readonly cancelled?: { readonly which: number; readonly reason: string }
}

export const organisationEventWords: readonly OrganisationEventWords[] = [
  {
    key: 'life-drawing',
    title: 'Life drawing, open session',
    tag: 'Workshop',
    summary: 'Two hours, one model, no teacher. Easels and boards are there; bring paper and something that makes a mark.',
    body: 'We begin with ten short poses and end with one long one. Nobody looks at your drawing unless you turn it around.\n\nThe room is warm, the tea is free, and beginners get the good stools by the window.',
    building: 'net-loft',
    dates: [
      ['2026-11-12T18:30', '2026-11-12T20:30'],
      ['2027-01-14T18:30', '2027-01-14T20:30'],
      ['2027-03-11T18:30', '2027-03-11T20:30'],
      ['2027-05-13T18:30', '2027-05-13T20:30'],
      ['2027-08-12T18:30', '2027-08-12T20:30'],
      ['2027-10-21T18:30', '2027-10-21T20:30'],
      ['2027-11-11T18:30', '2027-11-11T20:30'],
      ['2027-12-09T18:30', '2027-12-09T20:30'],
      ['2028-01-13T18:30', '2028-01-13T20:30'],
    ],
    cents: 1200,
    capacity: 24,
    cancelled: { which: 4, reason: 'The loft’s floor is being sanded that week. September’s session has four more places.' },
  },
  {
    key: 'mend-a-frame',
    title: 'Mend a frame',
    tag: 'Workshop',
    summary: 'Corners, glass, backing, cord. Bring one frame that has given up and take it home in working order.',
    body: 'There are six places at the bench, two clamps for each, and somebody who has done this for thirty years.\n\nCome when you like and stay until it holds. Glue needs an hour.',
    building: 'net-loft',
    dates: [['2027-10-16T10:00', '2027-10-16T16:00']],
    cents: 0,
    capacity: 6,
    host: buildingHost,
  },
  {
    key: 'harbor-auction',
    title: 'Harbor Auction',
    tag: 'Auction',
    summary: 'Forty works under one roof and one patient auctioneer. What a work brings is shared by its artist and the materials fund.',
    body: 'Look first: all forty works hang from noon, with their estimates. Bidding begins at seven and nobody is hurried.\n\nPaddles are given out at the door against a name and a telephone number. If you cannot come, leave a written bid with us by the Friday before.',
    building: 'cannery-no-4',
    dates: [
      ['2026-11-21T12:00', '2026-11-21T22:00'],
      ['2027-11-20T12:00', '2027-11-20T22:00'],
    ],
    cents: 2500,
    capacity: 220,
  },
  {
    key: 'season-exhibition',
    title: 'One from each door',
    tag: 'Exhibition',
    summary: 'One small work from every studio in the guide, hung in the order of the map numbers. Walk it first, then choose your doors.',
    body: 'The exhibition follows the numbers: the wall begins at the water and ends on the hill, as the guide does. Every label carries its ring.\n\nTake a pencil. Most people leave with a list of eleven doors, which is the right number for a weekend.',
    building: 'net-loft',
    dates: [['2027-10-08T11:00', '2027-10-21T18:00']],
    cents: 0,
  },
  {
    key: 'preview-night',
    title: 'First night of the exhibition',
    tag: 'Opening',
    summary: 'The wall is hung, the numbers are up, and the artists stand beside their smallest works.',
    body: 'A short word at seven, music from eight. The exhibition stays up until the third weekend is over.',
    building: 'net-loft',
    dates: [
      ['2026-09-18T18:00', '2026-09-18T21:30'],
      ['2027-10-08T18:00', '2027-10-08T21:30'],
    ],
    cents: 0,
    capacity: 180,
  },
  {
    key: 'closing-party',
    title: 'Closing party',
    tag: 'Party',
    summary: 'The doors are shut, the feet are tired, the long table is set. Everybody who opened or entered a door is invited.',
    body: 'Bring something to eat that can be shared with a stranger. We bring the rest, and the accordion.\n\nThe last ferry leaves the landing at half past eleven and waits for nobody, not even for us.',
    building: 'alder-mill',
    dates: [
      ['2026-10-25T18:30', '2026-10-25T23:00'],
      ['2027-10-31T18:30', '2027-10-31T23:00'],
    ],
    cents: 0,
  },
  {
    key: 'night-printing',
    title: 'Night printing',
    tag: 'Workshop',
    summary: 'The clocks go back, and the presses get the extra hour. Come late, print one thing, take it home wet.',
    body: 'Four presses run through the night on which an hour comes twice. There is a line for the big one; the small ones are quick.\n\nInk does not come out of wool.',
    building: 'foundry-arts',
    dates: [['2027-11-06T21:00', '2027-11-07T01:30']],
    cents: 2000,
    capacity: 30,
    ticket: { which: 0, memberCents: 1500, from: '2027-10-20' },
  },
  {
    key: 'sunday-tour',
    title: 'Sunday walk with the archivist',
    tag: 'Tour',
    summary: 'Thirty years of studios that are no longer there, and the rooms that took their place. Two miles, mostly flat.',
    body: 'We meet at the main door and finish at a café. The archivist carries photographs of every stop as it was.\n\nThe whole way has curb cuts. Tell us beforehand if you would like a slower pace.',
    building: 'drydock-studios',
    dates: [
      ['2027-02-21T11:00', '2027-02-21T13:00'],
      ['2027-04-18T11:00', '2027-04-18T13:00'],
      ['2027-06-20T11:00', '2027-06-20T13:00'],
      ['2027-11-07T11:00', '2027-11-07T13:00'],
      ['2028-02-20T11:00', '2028-02-20T13:00'],
    ],
    cents: 1500,
    capacity: 18,
  },
  {
    key: 'price-your-work',
    title: 'What should it cost?',
    tag: 'Talk',
    summary: 'Three artists and a gallerist set a price on the same drawing, out loud, and explain themselves.',
    body: 'An honest evening about hours, materials, rent and nerve. Bring one work and the number you have in mind.\n\nThe talk is also sent out live; questions from afar are read aloud.',
    building: 'strand-library',
    dates: [
      ['2027-02-10T18:00', '2027-02-10T19:30'],
      ['2028-02-09T18:00', '2028-02-09T19:30'],
    ],
    cents: 0,
    capacity: 60,
    online: 'https://films.example/saltlight/live',
  },
  {
    key: 'photograph-your-work',
    title: 'Photograph your work',
    tag: 'Workshop',
    summary: 'Two lamps, one gray card, any camera. You leave with a picture that is straight, sharp and the right color.',
    body: 'Bring up to three works that you can carry. We have tripods, backgrounds and a great deal of patience with glass.',
    building: 'boathouse',
    dates: [
      ['2027-03-20T13:00', '2027-03-20T16:00'],
      ['2027-04-10T13:00', '2027-04-10T16:00'],
      ['2028-03-18T13:00', '2028-03-18T16:00'],
    ],
    cents: 1800,
    capacity: 12,
  },
  {
    key: 'scholarship-evening',
    title: 'Scholarship evening',
    tag: 'Talk',
    summary: 'This year’s scholars show what they made with the money, and what they learned from what failed.',
    body: 'Six scholars, ten minutes each, then soup. The call for the next year opens the same night.',
    building: 'fogline-hall',
    dates: [
      ['2026-12-03T18:30', '2026-12-03T20:30'],
      ['2027-12-02T18:30', '2027-12-02T20:30'],
    ],
    cents: 0,
    capacity: 90,
  },
  {
    key: 'print-fair',
    title: 'Winter print fair',
    tag: 'Market',
    summary: 'Fifty tables of prints, zines and small books, none above a hundred dollars. Warm hall, strong coffee.',
    body: 'The tables are drawn by lot, so there is no best end of the hall. Most makers take cards; a few take soup.\n\nAt three o’clock there is a swap: put one print in, take one print out.',
    building: 'salt-shed',
    dates: [
      ['2026-12-12T10:00', '2026-12-12T17:00'],
      ['2027-12-11T10:00', '2027-12-11T17:00'],
      ['2027-12-12T10:00', '2027-12-12T17:00'],
    ],
    cents: 500,
  },
  {
    key: 'youth-studio',
    title: 'Youth studio: make it large',
    tag: 'Kids',
    summary: 'For ages twelve to seventeen: one afternoon, one roll of paper, no supervision of ideas.',
    body: 'Three artists are there to help and to hold the other end. Parents are welcome at five, when it is hung.',
    building: 'alder-mill',
    dates: [
      ['2027-04-03T13:00', '2027-04-03T17:00'],
      ['2027-07-10T13:00', '2027-07-10T17:00'],
      ['2028-04-08T13:00', '2028-04-08T17:00'],
    ],
    cents: 0,
    capacity: 30,
    cancelled: { which: 1, reason: 'The mill’s roof was being mended, and rain came in. The paper was saved and used in the fall.' },
  },
  {
    key: 'volunteer-briefing',
    title: 'Volunteers’ supper',
    tag: 'Party',
    summary: 'Meet the people who stand at the corners with the yellow signs, and find out which corner is yours.',
    body: 'We eat first and hand out the plan afterwards. First-timers get a partner who has done it before.',
    building: 'fogline-hall',
    dates: [
      ['2027-09-16T18:00', '2027-09-16T20:00'],
      ['2028-09-14T18:00', '2028-09-14T20:00'],
    ],
    cents: 0,
    capacity: 80,
  },
  {
    key: 'artists-meeting',
    title: 'How to take part: questions and answers',
    tag: 'Talk',
    summary: 'Registration, prices, scholarships, insurance and signs. Come with questions, leave with a number.',
    body: 'An hour in the room and on the screen. A sign-language interpreter is there; slides are sent around afterwards.',
    building: 'strand-library',
    dates: [
      ['2027-03-24T18:00', '2027-03-24T19:00'],
      ['2027-05-05T18:00', '2027-05-05T19:00'],
      ['2028-03-22T18:00', '2028-03-22T19:00'],
    ],
    cents: 0,
    online: 'https://films.example/saltlight/questions',
  },
  {
    key: 'chamber-evening',
    title: 'Quartet under the crane',
    tag: 'Concert',
    summary: 'String quartets in the old loading hall, with the doors open to the water. Blankets are provided; so is the fog.',
    body: 'Two halves of forty minutes and a long pause. The hall is not heated and sounds the better for it.',
    building: 'drydock-studios',
    dates: [
      ['2027-06-05T19:30', '2027-06-05T21:30'],
      ['2027-10-23T19:30', '2027-10-23T21:30'],
    ],
    cents: 2200,
    capacity: 140,
    ticket: { which: 1, memberCents: 1600 },
  },
  {
    key: 'members-morning',
    title: 'Breakfast among the looms',
    tag: 'Party',
    summary: 'Art lovers have the building to themselves for two hours, with bread from around the corner.',
    body: 'A quiet morning before the doors open: coffee, looms, and the weavers who know what the pattern says.',
    building: 'convent-studios',
    dates: [
      ['2027-10-24T09:00', '2027-10-24T11:00'],
      ['2028-01-29T09:00', '2028-01-29T11:00'],
    ],
    cents: 1000,
    capacity: 40,
    ticket: { which: 1 },
    membersOnly: true,
    online: 'https://films.example/saltlight/looms',
    cancelled: { which: 0, reason: 'The building has no water that morning. Tickets are paid back, or hold for the one in January.' },
  },
]

/** The long description of an event in a studio, by its tag. */
export const studioEventBodies: Readonly<Record<string, string>> = {
  Demonstration:
    'Nothing is prepared beforehand: what you see is what happens on an ordinary working day, with the radio off.\n\nPhotographs are welcome. Please leave bags by the door, the bench is closer than it looks.',
  Talk: 'Half an hour of talk, half an hour of answers. There are chairs with backs for those who want them; say so at the door.',
  Opening:
    'Every door of the building is open, and so is the roof if the weather holds. Something to drink is on the table; what you put in the jar goes to the building’s elevator fund.',
  Tour: 'We walk at the pace of the slowest and wait at every corner. Wear shoes you trust; bring water.\n\nThe tour ends where it began, so that nobody is left on a hill.',
  Kids: 'Aprons are there, in all sizes. What is made goes home the same day, unless it is still wet, in which case it goes home on Sunday.',
  Concert:
    'The room holds a few more people than it has chairs. Doors open half an hour before; once the music has begun they stay shut until the pause.',
  Workshop:
    'Everything you need is on the table. Wear what may get dirty; long hair wants a band.\n\nIf a place is free on the day, you can walk in.',
}

/** Why an event in a studio was canceled. */
export const studioCancelReasons: readonly string[] = [
  'The artist is ill. The studio itself is open at its usual hours, and a neighbor has the key.',
  'The kiln broke on Thursday. It will be made up for in the spring; we will say when.',
  'The stairwell is being repaired that day, and there is no other way up.',
  'Too few people could come at that hour. The artist is glad to show the same thing whenever you walk in.',
]
