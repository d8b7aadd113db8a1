import { button, cards, columns, heading, image, lead, note, type PageWords, questions, quote, text } from './sample-page-blocks'
import { hungPicture } from './work-pictures-for-pages'

/** The section for artists. */
export const artistsPages: readonly PageWords[] = [
  {
    slug: 'artists',
    title: 'Open your door',
    description: 'Take part in the season: how it works, what it costs, and who helps.',
    parts: [
      lead(
        'You unlock, you put the kettle on, and four hundred people come to see how it is made. We print the guide, draw the map, carry the signs and stand beside you when it rains.',
      ),
      columns(
        [heading('Show', 'detail'), text('A page in the guide, a number on the map, a sign for the door, and a page of your own all year.')],
        [heading('Sell', 'detail'), text('At your prices, to people who have met you. We take no share.')],
        [heading('Belong', 'detail'), text('Buying paint together, a kiln with a timetable, and a table of people who understand the question.')],
      ),
      image(hungPicture('artists front', 'wide')),
      quote(
        'The first year I hid behind the press. The second year I let a boy of six print his own name. Now he is eleven and brings his class.',
        'Amparo Nakashima',
        'printmaker, number 41',
      ),
      heading('Become an artist member'),
      text('Members register for less, keep sixty works on their page instead of three, and vote in January.'),
      button('See artist membership', '/artistmembership', 'main'),
    ],
  },
  {
    slug: 'how-it-works',
    parent: 'artists',
    title: 'How it works',
    description: 'A season, month by month.',
    parts: [
      text(
        '## February: the call',
        'You register, choose your weekend (it follows from your quarter) and say how large your entry in the guide shall be.',
        '## May: your entry',
        'Name, medium, one picture, one hundred and sixty-five characters. We set it and send you the proof. You may change it twice.',
        '## July: the map',
        'Every door gets its number. A volunteer measures steps, door and turning room with you; it takes ten minutes.',
        '## August: the guide',
        'Thirty thousand copies. Fifty are yours. The number is drawn on your door sign, and you collect it from the loft.',
        '## The weekends: the doors',
        'Eleven to six on both days. You may close for lunch, if the sign says so. Ring us for anything: a radio is within five minutes of every door.',
        '## November: what was it like?',
        'You tell us in five questions. We publish the answers with the figures in January.',
      ),
      button('Read the questions', '/artists/faq'),
    ],
  },
  {
    slug: 'faq',
    parent: 'artists',
    title: 'Questions',
    description: 'What artists ask us most.',
    parts: [
      questions(
        [
          'Do I need a studio of my own?',
          'No. A kitchen table counts if you work at it. If nobody could find your door, or you would rather not have strangers at home, look at the [group sites](/artists/group-sites).',
        ],
        [
          'What does it cost?',
          'An entry in the guide costs $140 early and $190 later; members pay a quarter less. Whoever cannot pay asks for a [scholarship](/artists/scholarships).',
        ],
        ['May I open on two weekends?', 'Yes, in two different quarters: your studio, and a group site elsewhere.'],
        [
          'Am I insured?',
          'The public hall of a group site is insured by us. Your own studio is not: most household policies cover visitors if you tell the insurer once. We have a letter for that.',
        ],
        ['Must I price everything?', 'No, but tell people what is for sale. “Ask me” sells less than any number.'],
        [
          'May I teach, print or fire while people are there?',
          'Please do. Those are the studios people talk about on the bus. Keep anything that spits or burns behind a line on the floor.',
        ],
        ['What about dogs?', 'Say so in your entry, for those who love them and those who do not.'],
        ['What if it rains?', 'It will. We bring mats.'],
      ),
      note('Something else? [Write to us](/about/contact); Ines answers artists, usually on the same day.'),
    ],
  },
  {
    slug: 'scholarships',
    parent: 'artists',
    title: 'Scholarships',
    description: 'The fee waived, and help with materials. Two sentences are enough.',
    parts: [
      lead('Twenty places a year, paid for by people who remember their first rent. Nobody else learns who has one.'),
      text(
        '## What it is',
        '- The registration fee waived, whole.',
        '- Up to $600 for materials, paid to you and not to a shop.',
        '- A mentor who has done it before, if you want one.',
        '## Who may ask',
        'Any artist of the county over eighteen whose registration would otherwise not happen. We do not ask for tax papers.',
        '## How it is decided',
        'Three artists read the two sentences without the name. They answer within three weeks. Places that are left in March go to the waiting list.',
      ),
      button('Help pay for it', '/donors/first-doors'),
    ],
  },
  {
    slug: 'group-sites',
    parent: 'artists',
    title: 'Group sites',
    description: 'Buildings where several artists open together.',
    parts: [
      text(
        'A group site is one number on the map and many doors inside. There is a host who knows where the fuse box is, a table at the entrance, and company on a slow Sunday morning.',
      ),
      cards(
        { over: 'Weekend 1', title: 'Alder Mill', text: 'Twelve places on two floors, north light, freight lift.' },
        { over: 'Weekend 2', title: 'The Ropewalk', text: 'A hundred meters long and four wide. Eighteen places in a row; bring your own wall.' },
        { over: 'Weekend 3', title: 'Cannery No. 4', text: 'Twenty-two studios that are rented all year, and eight walls for guests.' },
        { over: 'Weekend 4', title: 'Parish hall', text: 'Ten places, step-free, with a kitchen. The best soup of the season.' },
      ),
      note('Places are given in the order of registration. Hosts keep one wall free for whoever’s roof gives way in September.'),
    ],
  },
]
