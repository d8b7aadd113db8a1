/** Kinds of events: `{place}` is the studio or building, `{medium}` its medium in lower case. */
export interface EventWords {
  readonly tag: string
  readonly minutes: number
  readonly starts: readonly string[]
  readonly cents: readonly (number | undefined)[]
  readonly capacity?: number
  /** Only in buildings with several studios. */
  readonly building?: true
  readonly titles: readonly string[]
  readonly summaries: readonly string[]
}

export const eventWords: readonly EventWords[] = [
  {
    tag: 'Demonstration',
    minutes: 60,
    starts: ['12:00', '14:00', '15:30'],
    cents: [0, 0, 0, 500],
    titles: ['{medium} demonstration', 'See it made: {medium}', 'An hour at the bench', 'From sketch to finished: {medium}', 'Ask while I work'],
    summaries: [
      'Watch a piece begin and ask whatever you like. Chairs for twelve, standing room for more.',
      'One technique, explained slowly, with tools passed around. No experience needed.',
      'The whole process in an hour, mistakes included. At the end you may try it.',
    ],
  },
  {
    tag: 'Talk',
    minutes: 60,
    starts: ['13:00', '16:00', '17:00'],
    cents: [0, 0, 800],
    titles: [
      'Artist talk at {place}',
      'Why I stopped and began again',
      'Talk: a year in one room',
      'Two artists, one question',
      'What is it for? A conversation',
    ],
    summaries: [
      'A conversation in the studio about the past year’s work, followed by questions and tea.',
      'Short talk with pictures about how the new series came about. Seats are first come, first served.',
      'Two artists who share a wall talk about what they hear through it. Spanish interpretation on Saturday.',
    ],
  },
  {
    tag: 'Opening',
    building: true,
    minutes: 150,
    starts: ['17:30', '18:00'],
    cents: [0],
    titles: ['Opening: {place}', 'Weekend opening at {place}', 'Doors open early: {place}', 'Preview night at {place}'],
    summaries: [
      'All studios of the building open together, with music in the stairwell and something to drink.',
      'An early look before the weekend. The artists are present and the lights are on in every window.',
    ],
  },
  {
    tag: 'Tour',
    building: true,
    minutes: 90,
    starts: ['11:15', '13:30'],
    cents: [0, 1200, 1500],
    capacity: 20,
    titles: ['Walking tour: {quarter}', 'Step-free tour of {quarter}', 'Studios of {quarter}, on foot', 'Tour with a historian: {quarter}'],
    summaries: [
      'Six studios in ninety minutes with somebody who knows the short cuts. Meet at the building’s main door.',
      'A slow round with rests. Every stop has a step-free way in and a place to sit.',
      'What the quarter made before it made art: rope, tins, salt and noise. Ends with coffee.',
    ],
  },
  {
    tag: 'Kids',
    minutes: 120,
    starts: ['11:00', '11:30'],
    cents: [0],
    titles: ['Kids’ hours at {place}', 'Small hands: {medium} for children', 'Family morning at {place}', 'Make a sign for your door'],
    summaries: [
      'A table, good materials and somebody patient. For ages five and up, with a grown-up.',
      'Children make something small to take home while you look around next door.',
    ],
  },
  {
    tag: 'Concert',
    minutes: 75,
    starts: ['16:30', '17:00', '19:00'],
    cents: [0, 1000, 1800],
    capacity: 60,
    titles: [
      'String trio among the canvases',
      'Son jarocho in the yard',
      'Songs for a quiet room',
      'Two accordions at {place}',
      'Piano, four hands and a kiln',
    ],
    summaries: [
      'An hour of music in a working studio. The work stays on the wall, the wheels stay still.',
      'Acoustic concert between the easels. Bring a cushion; there are thirty chairs.',
    ],
  },
  {
    tag: 'Workshop',
    minutes: 120,
    starts: ['11:00', '13:00', '14:30'],
    cents: [2500, 3500, 4500],
    capacity: 10,
    titles: ['Workshop: first steps in {medium}', 'Make one, take one: {medium}', 'Two hours of {medium}'],
    summaries: [
      'Materials and patience provided. You go home with one finished thing and one idea.',
      'Small group, big table. Suitable for people who say that they cannot draw.',
    ],
  },
]
