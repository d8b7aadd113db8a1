import type { articles } from '../../../../domain/guide/articles/articles.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'

type Status = StoredOf<typeof articles>['status']

/** Articles of 2027 that visitors do not have yet: one for each step on the way. Lines are written as in `articles.ts`, without links. */
export const articleDrafts: readonly {
  readonly id: string
  readonly title: string
  readonly standfirst: string
  readonly author: string
  readonly status: Status
  readonly body: readonly string[]
}[] = [
  {
    id: 'frames',
    title: 'What a frame costs, and why',
    standfirst: 'A framer on Flats Road opens her price book and explains every line of it.',
    author: 'Odile Marchetti-Reyes',
    status: 'approved',
    body: [
      'People forgive a painting its price. They never forgive the frame. I asked the framer on Flats Road to open her price book for me, and she did so without a blink, because she has answered the question every day for twenty-two years.',
      'The wood is the smallest part. A plain maple profile for a sheet of paper, two feet by three, is thirty-one dollars of timber, and a tenth of that becomes sawdust before anybody cuts a corner. The glass is more: sixty dollars if the work may fade, a hundred and forty if it may not.',
      '## An hour and a half',
      'Then there is the time. The corners are cut, glued, pressed, filled and sanded. The mat is cut twice, because the first one is always for practice. The sheet is hinged with Japanese paper and wheat paste, so that somebody in eighty years can take it out again without cursing her. That is an hour and a half if nothing goes wrong, and she charges ninety dollars for it.',
      'What is left is the shop: the rent, the saw that has to be sharpened, the three profiles that nobody ordered. She shows me the sum. On a frame of three hundred and sixty dollars she keeps forty-four.',
      '> The artist made it once. I make it so that it stays made.',
      'Ask at any door of the weekend where a work was framed. You will be told at once, and with affection.',
    ],
  },
  {
    id: 'quiet-hour',
    title: 'The quiet hour',
    standfirst: 'Between ten and eleven the doors are open and the music is off. Who comes, and what they find.',
    author: 'Tobias Nakagawa',
    status: 'copycheck',
    body: [
      'At ten in the morning the elevator of Cannery No. 4 is still locked open for deliveries and nobody has put the crackers out. It is the hour for people to whom a full room is a wall. For the third year, forty-one studios open an hour early for them.',
      'There are rules, and they fit on a card. No music. No flash. Nobody is spoken to before they speak. The lights that hum are off. In every building one room has chairs and nothing on the walls.',
      '## Who comes',
      'Parents with a child who covers his ears. A man who had a stroke in March and wants to see whether he can still do this. A painter who cannot bear her own opening. Two sisters in their eighties who simply like to have it to themselves, and who were asked whether they minded that the hour was not meant for them. They did not mind.',
      'The artists were asked as well. Most say that they sell nothing in that hour, and that it is the one they would keep. One of them told me that a boy looked at a single print for eleven minutes, left, and came back to say the number of lines in it. She counted. He was right.',
      'If you come at ten, come slowly. If you come at eleven, the chairs are still there, and the room with nothing on its walls is still the best room in the house.',
    ],
  },
  {
    id: 'stairs',
    title: 'Forty-two steps',
    standfirst: 'A portrait of the Icehouse by way of its staircase.',
    author: 'Odile Marchetti-Reyes',
    status: 'edit',
    body: [
      'The stairs of the Icehouse were built for men who carried blocks of ice on their backs, so every step is an inch lower than you expect. You notice it at the ninth.',
      '## To do',
      '- Ask the building for the year of the iron railing',
      '- Two more voices, one of them from the second floor',
    ],
  },
  {
    id: 'dogs',
    title: 'Studio dogs',
    standfirst: 'Who lies on the rug, and whom they like.',
    author: 'Tobias Nakagawa',
    status: 'draft',
    body: ['Pictures first. Then names, breeds are not needed.'],
  },
]
