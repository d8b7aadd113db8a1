import { namesOf } from '../../../../domain/people/normal-name-and-phone'
import { people } from '../../../../domain/people/people.collection'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { Random } from '../random'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { city } from '../sample-organisation'
import { names } from '../texts/names'

type Person = DataOf<typeof people>

/** How many people come from the old card file; most of them have a second record from another list. */
const cards = 42

/** Streets of the city; nobody has a studio in the last one. */
const streets = ['Market Row', 'Foundry Street', 'Calle Mayor', 'Landing Road', 'Terrace Avenue', 'Tarry Lane', 'Olive Street', 'Old Customs Road']
const groups = ['Ropewalk Press Ltd', 'Low Tide Foundation', 'Harbor Frames LLC', 'Lantern Street Gallery']

/** People of the old card file, and their duplicates from the mailing tool and the door lists, in the spelling of such lists. */
export function sampleDuplicates(): SampleDocument[] {
  const random = new Random('card file')
  return Array.from({ length: cards }, (_, i) => i).flatMap(i => {
    const { first, last } = random.pick(names)
    const card = cardOf(random, i, random.pick(first), random.pick(last))
    const double = i % 7 === 6 ? undefined : doubleOf(card, i)
    const number = String(i + 1).padStart(2, '0')
    return [
      entered(`c${number}`, { ...card, source: 'Card file 2019' }, '2026-01-20T10:00'),
      ...(double ? [entered(`d${number}`, { ...double, source: i % 2 === 0 ? 'Mailing list' : 'Door list 2026' }, '2026-09-22T16:00')] : []),
    ]
  })
}

function cardOf(random: Random, i: number, first: string, last: string): Person {
  const isCouple = i % 9 === 4
  const group = i % 10 === 9 ? groups[Math.floor(i / 10)] : undefined
  const other = random.pick(random.pick(names).first)
  const house = {
    line1: `${random.whole(2, 98)} ${random.pick(streets)}`,
    city,
    postcode: String(94000 + random.whole(100, 140)),
    country: 'US',
  }
  return {
    names: group ? namesOf('', group) : namesOf(isCouple ? `${first} & ${other}` : first, last),
    kind: group ? 'business' : 'person',
    ...(group && { organisation: group }),
    emails: [{ address: `card-${i + 1}@post.example`, verified: false }],
    phones: [`+1415555${String(1000 + i)}`],
    addresses: [house],
    tags: [random.pick(['donor', 'patron', 'newsletter', 'visitor', 'host'])],
    ...(!group && { birthYear: random.whole(1938, 1999) }),
    status: 'active',
  }
}

/** The same person as another list has it: in turns with the same email address, the same phone, the same house, or a typo in the name. */
function doubleOf({ names: { first, last }, emails, phones, addresses, ...card }: Person, i: number): Person {
  const { birthYear: _year, ...rest } = card
  const shouted =
    card.kind === 'business' ? namesOf('', `The ${last.replace(/ (Ltd|LLC)$/, ', Inc.')}`) : namesOf(first.toUpperCase(), last.toUpperCase())
  const own = [{ address: `list-${i + 1}@post.example`, verified: false }]
  const base = { ...rest, tags: ['newsletter'], names: shouted }
  switch (i % 4) {
    case 0:
      return { ...base, emails }
    case 1:
      return { ...base, emails: own, phones: phones?.map(phone => phone.replace(/^\+1(\d{3})(\d{3})/, '($1) $2-')) }
    case 2:
      return {
        ...base,
        emails: own,
        addresses: addresses?.map(house => ({ ...house, line1: house.line1.replace('Street', 'St.').replace('Avenue', 'Ave') })),
      }
    default:
      return { ...base, names: card.kind === 'business' ? shouted : namesOf(first, `${last.slice(0, -1)}${last.at(-1)!.repeat(2)}`), emails: own }
  }
}

const entered = (id: string, data: Person, at: string) => sampleDocument(people, id, data, { by: 'system', at: instantAt(at) })
