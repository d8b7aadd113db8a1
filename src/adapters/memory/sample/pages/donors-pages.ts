import { button, columns, heading, image, lead, note, type PageWords, questions, quote, text } from './sample-page-blocks'
import { hungPicture } from './work-pictures-for-pages'

/** The section for donors, and the page that lists the programs. */
export const donorsPages: readonly PageWords[] = [
  {
    slug: 'donors',
    title: 'Keep a door open',
    description: 'One open door costs us fifty-one dollars. It costs the visitor nothing, and it should stay like that.',
    parts: [
      lead(
        'A third of what we do is paid for by people who give: most of them twenty-five dollars, some of them every month, one of them every time it rains.',
      ),
    ],
  },
  {
    slug: 'ways-to-give',
    parent: 'donors',
    title: 'Ways to give',
    description: 'By check, by bequest, in kind, or through your employer.',
    parts: [
      questions(
        ['By check', 'To Saltlight Arts, 18 Net Loft Lane, San Feliz, CA 90999. Write the name of the fund on the line, if you have one in mind.'],
        ['Through your employer', 'Many double what you give. Tell us where you work, and we send you the form already filled in.'],
        ['In memory, or in honor', 'We write a card by hand to whoever you name. The amount is not mentioned.'],
        ['In your will', 'One sentence is enough, and we are glad to send it to you. You need not tell us; we would like to thank you while we can.'],
        ['Things', 'Easels, presses, paper, ladders, a van. Ask first: the loft has one staircase.'],
      ),
      note(
        'Saltlight Arts is a charity under section 501(c)(3). You receive a receipt for every gift, and a statement of the year by the end of January.',
      ),
      button('Ask us something', '/about/contact'),
    ],
  },
  {
    slug: 'what-gifts-do',
    parent: 'donors',
    title: 'What gifts do',
    description: 'Three small stories with their sums.',
    parts: [
      columns(
        [heading('$25', 'detail'), text('bought the mat on which visitors of number 112 did not slip. It rained on both days.')],
        [
          heading('$180', 'detail'),
          text('paid for a class of twenty-six in a ceramics studio. Twenty-six cups were fired. Twenty-five were collected.'),
        ],
        [heading('$600', 'detail'), text('bought Ilse the zinc for a year of plates. Her first edition sold out by noon on Sunday.')],
      ),
      image(hungPicture('gifts', 'wide')),
      quote('Nobody asked me to prove that I was poor. They asked me what I wanted to make.', 'A scholar of 2026'),
      button('See what is open', '/donors', 'main'),
    ],
  },
  {
    slug: 'donor-promise',
    parent: 'donors',
    title: 'What we promise',
    description: 'What happens with your gift, and with your name.',
    parts: [
      text(
        '- Your gift goes where you said. If that is no longer possible, we ask you first.',
        '- We never lend, sell or swap your address.',
        '- Your name appears only if you wish it to, and as you spell it.',
        '- We write as seldom as you like. Never is a possible answer.',
        '- Our [figures](/about/annual-report) are public, what went wrong included.',
      ),
    ],
  },
  {
    slug: 'programs',
    title: 'All year round',
    description: 'Five weekends are what people see. These are the other forty-seven.',
    parts: [],
  },
]
