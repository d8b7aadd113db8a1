import { sampleLocations } from '../guide/sample-studio-locations'
import {
  button,
  cards,
  columns,
  contactForm,
  gallery,
  heading,
  image,
  lead,
  line,
  note,
  type PageWords,
  place,
  questions,
  quote,
  recordCards,
  text,
} from './sample-page-blocks'
import { hungPicture, hungPictures } from './work-pictures-for-pages'

/** Latitude and longitude of the organization's building. */
function netLoft(): readonly [lat: number, lng: number] {
  const building = sampleLocations().buildings.find(({ words }) => words.name === 'The Net Loft')
  if (!building) throw new Error('No net loft')
  const [lng, lat] = building.place.pin
  return [lat, lng]
}

/** The section about the organization. */
export const aboutPages: readonly PageWords[] = [
  {
    slug: 'about',
    title: 'We hold the door',
    description: 'Saltlight Arts looks after the open studios of San Feliz, and after the people who work in them the other eleven months.',
    parts: [
      lead(
        'Saltlight began in 1994 with thirty-one studios, a typed list and a coffee can for coins. Five weekends a year the whole city is invited in. The rest of the year we find materials, rooms, pupils and rent for the people who make the work.',
      ),
      image(hungPicture('about front', 'wide')),
      columns(
        [
          heading('What artists keep', 'detail'),
          text('Everything. What is sold in a studio is between the artist and whoever takes it home. We take no share and never have.'),
        ],
        [
          heading('What we ask', 'detail'),
          text(
            'A registration fee that pays for the guide, the signs and the map. Whoever cannot pay it writes us two sentences, and the fee is waived.',
          ),
        ],
        [
          heading('Who decides', 'detail'),
          text('A board of nine, at least four of them working artists. Members choose it each January, in the net loft, with soup.'),
        ],
      ),
      quote('You go in for the picture and you stay for the floor: forty years of somebody’s blue.', 'Marisol Echeandía', 'visitor, third weekend'),
      heading('The year in five numbers'),
      cards(
        { title: '242 studios', text: 'in the season of 2027, in twenty quarters of the city, from the wharf to the quarry.' },
        { title: '41,000 visits', text: 'counted at the doors in 2026, by hand, with clickers that stick in the fog.' },
        { title: '$84,300 of materials', text: 'given out by the fund in its first six years, no form longer than a page.' },
        { title: '92 school classes', text: 'spent ninety minutes in a studio last year, and went home with something on their sleeves.' },
        { title: '0% commission', text: 'on anything, from anybody.' },
      ),
      heading('Come and see how it is done'),
      text(
        'The loft is open on weekdays from ten to four. Ring the lower bell. If nobody answers, we are carrying signs; the café across the lane will know where.',
      ),
      button('Write to us', '/about/contact', 'main'),
    ],
  },
  {
    slug: 'people',
    parent: 'about',
    title: 'People',
    description: 'Who works in the loft, and who sits on the board.',
    parts: [
      heading('In the office'),
      cards(
        { over: 'Director', title: 'Eugenia Salvatierra', text: 'Came as a volunteer with a ladder in 2009. Answers for the money and the roof.' },
        { over: 'Guide', title: 'Benedikt Amaral', text: 'Has walked every street of the map twice, once for each side.' },
        { over: 'Words and pages', title: 'Odile Marchetti-Reyes', text: 'Edits what you are reading. Sets type by hand on Thursdays.' },
        { over: 'Members', title: 'Ines Thorvald', text: 'Knows who moved studios, and usually why.' },
        { over: 'Accounts', title: 'Leopold Nakagawa-Stern', text: 'Writes the receipts. Paints small, very straight seascapes.' },
        { over: 'Mail', title: 'Corin Adeyemi-Walsh', text: 'Reads everything that arrives, within two days.' },
      ),
      heading('The board'),
      text(
        '- Hana Villaseñor, chair, ceramics',
        '- Dov Lindqvist, treasurer, framer',
        '- Amparo Nakashima, printmaking',
        '- Ruth Okonjo, school librarian',
        '- Teo Brandvold, boatbuilder',
        '- Imani Castellanos, painting',
        '- Father Luis Arregui, Mission of the Point',
        '- Greta Szymańska, photography',
        '- Wendell Tran, baker',
      ),
      note('Board members serve three years, twice at most. Minutes are on the table by the door, in the gray box.'),
    ],
  },
  {
    slug: 'history',
    parent: 'about',
    title: 'How it began',
    description: 'From a typed list in a net loft to twenty quarters of a city.',
    parts: [
      lead(
        'In the spring of 1994 the cannery closed its upper floors, and the rent of the lofts fell to almost nothing. By October thirty-one people were working there, and none of their neighbors knew.',
      ),
      text(
        '## 1994: a list on one sheet',
        'The first season had no map. A typed list hung at the bakery, with an arrow drawn beside each name. Visitors dropped coins into a coffee can, which paid for the second sheet.',
        '## 2001: the number',
        'When the list had outgrown its wall, the printer Aurelio Fonseca gave each door a numeral in a ring, because a ring can be drawn around by hand on a map, in the rain. The number has led the guide ever since. [More about it](/about-the-number).',
        '## 2012: the island',
        'Cormorant Island joined, with its own ferry timetable and its own opinion about everything.',
        '## 2020: windows',
        'Nobody could come in, so everybody turned their work around. For five weekends the city walked along lit windows. The window walk has stayed, on the Friday before the season.',
      ),
      image(hungPicture('about history', 'wide'), 'The cannery’s upper floors have been studios for thirty-three years.'),
      text(
        '## Now',
        'Two hundred and forty doors, five weekends, one guide, a materials fund, and classes for schools. The coffee can stands on the shelf over the copier. It still takes coins.',
      ),
    ],
  },
  {
    slug: 'contact',
    parent: 'about',
    title: 'Write to us',
    description: 'The loft, the way in, and a form that somebody reads.',
    parts: [
      columns(
        [
          text(
            '## By mail',
            'We answer within two days, and during the season within two hours.',
            '[hello@saltlight.example](mailto:hello@saltlight.example)',
            '## In person',
            'Weekdays from ten to four. Ring the lower bell; the ramp is on the water side.',
          ),
        ],
        [
          place(
            'The net loft',
            '18 Net Loft Lane, San Feliz, CA 90999',
            ...netLoft(),
            'Bus 22 to Old Wharf, then two minutes along the quay. No steps on the water side.',
          ),
        ],
      ),
      contactForm('Send a message', 'Your message goes to the office and to nobody else.'),
    ],
  },
  {
    slug: 'press',
    parent: 'about',
    title: 'For the press',
    description: 'Facts, pictures and somebody to talk to.',
    parts: [
      text(
        '## In two sentences',
        'Saltlight Arts is a charity that has run the open studios of San Feliz since 1994. From September 25 to October 31, 2027, over five weekends, some 240 artists open their doors in twenty quarters of the city; entry is free everywhere.',
        '## Pictures',
        'These may be printed with the artist’s name beside them. Write to us for larger files.',
      ),
      gallery(hungPictures('press', 6)),
      heading('Dates to write about'),
      recordCards({ events: ['closing-party-2027-10-31', 'harbor-auction-2027-11-20', 'print-fair-2027-12-11'] }),
      text(
        '## Talk to somebody',
        'Eugenia Salvatierra speaks English and Spanish, Benedikt Amaral English and Portuguese. We find you a studio to visit on any day of the year.',
      ),
      button('Ask for an interview', '/about/contact'),
    ],
  },
  {
    slug: 'jobs',
    parent: 'about',
    title: 'Work with us',
    description: 'What is open at the moment, and how we pay.',
    parts: [
      lead('We are six people in one loft. When something opens, it stands here first.'),
      questions(
        [
          'Season assistant, August to November',
          'Signs, radios, maps, and the mood of two hundred and thirty artists. Thirty hours a week at $27 an hour. You carry things, and you can read a map upside down.',
          'Write us half a page by the end of May. No portfolio.',
        ],
        [
          'Teaching artists, all year',
          'Ninety minutes with one class in your own studio, with a helper. $180 a session, materials paid. We ask for a background check and pay for it.',
        ],
        ['Door volunteers', 'Three hours, lunch, a radio and a badge with a ring on it. [Lend a day](/volunteer).'],
      ),
      note('We publish what we pay. Nobody is asked what they earned before.'),
    ],
  },
  {
    slug: 'annual-report',
    parent: 'about',
    title: 'The year in figures',
    description: 'What came in, what went out, and what we would do differently.',
    parts: [
      text(
        '## 2026',
        'Income was $612,400: 41% from registrations and memberships, 33% from gifts, 18% from the guide’s advertising, 8% from the shop.',
        'We spent $598,150: 62% on the season and its guide, 17% on schools and scholarships, 9% on the materials fund, 12% on the loft and the office.',
        '## What went wrong',
        'The signs of the second weekend arrived on the third. The ferry sold more tickets than it has seats, twice. Both have a person’s name beside them now.',
      ),
      line(),
      columns(
        [heading('$51', 'detail'), text('is what one open door costs us, from the map pin to the sign.')],
        [heading('$0', 'detail'), text('is what it costs the visitor.')],
      ),
      button('Give', '/donors'),
    ],
  },
]
