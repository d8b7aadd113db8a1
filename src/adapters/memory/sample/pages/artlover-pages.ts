import { button, heading, image, lead, type PageWords, questions, quote, text } from './sample-page-blocks'
import { hungPicture } from './work-pictures-for-pages'

/** The section for art lovers. */
export const artloverPages: readonly PageWords[] = [
  {
    slug: 'artlover',
    title: 'For people who look',
    description: 'Come closer: evenings before the doors open, a card that opens others, and the pleasure of having made it possible.',
    parts: [
      lead(
        'You do not have to buy anything. You do not have to know anything. If you have ever gone home from a studio by the long way because you wanted to keep the color a little longer, you are one of us.',
      ),
      image(hungPicture('artlover front', 'wide')),
      quote('We had one nail. Now we have nineteen, and we know everybody on the wall.', 'Paulette and Sam', 'companions since 2019'),
    ],
  },
  {
    slug: 'first-visit',
    parent: 'artlover',
    title: 'Your first visit',
    description: 'An hour, three doors, no experience needed.',
    parts: [
      text(
        '## Choose one quarter',
        'Nearly all doors of a quarter lie within twenty minutes of one another. Take the [map](/sfosguide/maps), pick three numbers you like the sound of, and walk.',
        '## Say hello',
        'The artist is the person who looks as if they would like to be asked something. “How long did it take?” is allowed. “What is it?” works better as “Where did you begin?”',
        '## Look slowly',
        'Look at one thing for as long as a song lasts. Then look at the table where it was made.',
        '## Leave well',
        'Take a card, say goodbye. If a picture is still with you on Tuesday, write to the artist.',
      ),
      questions(
        ['May I bring children?', 'Yes. Look for “hands on” in the guide: those studios have something to print, pinch or saw.'],
        ['Is it really free?', 'Everywhere, always.'],
        ['What if I have trouble with steps?', 'The guide prints what we measured at each door. [Getting in](/access) explains the words.'],
      ),
    ],
  },
  {
    slug: 'collecting',
    parent: 'artlover',
    title: 'Living with art',
    description: 'Buying a picture from the person who made it.',
    parts: [
      text(
        'Most things in a studio cost less than a week of parking. A drawing, a bowl or a small print is a good beginning.',
        '## Ask the price',
        'Nobody minds. Most artists would rather be asked than guessed at, and many are glad to be paid in three months.',
        '## Take it for a walk',
        'Some lend a picture for a week. Hang it where you drink your coffee. You will know by Thursday.',
        '## Ask how to keep it',
        'Paper dislikes sun, wood dislikes radiators, bronze likes being touched. The artist knows best.',
      ),
      heading('If you want company'),
      text('On the first Wednesday of each month Dov Lindqvist frames something in the loft and explains why. Bring your own, and a sandwich.'),
    ],
  },
  {
    slug: 'evenings',
    parent: 'artlover',
    title: 'The evenings before',
    description: 'Five Fridays, two group sites each, from six to nine, for members and whoever they bring.',
    parts: [
      text(
        'The doors open a day early, the floors are still swept, and the artists have time. There is something to drink and nowhere to sit.',
        '## How it goes',
        'You show your card at the table by the entrance. A companion’s card brings a second person in. Children are welcome until they are bored.',
        '## Which sites',
        'They follow the weekends: the two largest buildings of the quarter that opens on the next day. The [weekends](/sfosguide/weekends) name them.',
      ),
      button('Compare the levels', '/artlovermembership', 'main'),
    ],
  },
]
