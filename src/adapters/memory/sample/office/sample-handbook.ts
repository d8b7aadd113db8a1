import { checklists } from '../../../../domain/handbook/checklists.collection'
import { handbook } from '../../../../domain/handbook/handbook.collection'
import { fromMarkup } from '../../../../domain/shared/text/rich-text-markup'
import { contentEditor, guideEditor } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { panelArticles } from '../texts/handbook'

/** The staff handbook: an article for each panel in use, and checklists for the season. */
export const sampleHandbook = (): readonly SampleDocument[] => [...articles(), ...lists()]

const articles = () =>
  panelArticles.map(([panel, title, text], i) => {
    const verifiedAt = instantAt(i % 4 === 3 ? '2026-08-02T10:00' : '2027-08-16T10:00')
    const data = { title, body: fromMarkup(text), panel, verifiedAt, verifiedBy: contentEditor }
    return sampleDocument(handbook, panel, data, { by: contentEditor, at: instantAt('2026-02-01T10:00') })
  })

const office = { [guideEditor]: 'Benedikt Amaral', [contentEditor]: 'Odile Marchetti-Reyes', 'p-mailadmin': 'Corin Adeyemi-Walsh' } as const

type Item = readonly [text: string, ownerId: keyof typeof office, due: string, done: boolean]

const guideItems: readonly Item[] = [
  ['Every pin confirmed by its artist', guideEditor, '2027-08-20T17:00', true],
  ['Numbers frozen, proofs sent', guideEditor, '2027-09-03T17:00', true],
  ['Door signs and route arrows at the printer', guideEditor, '2027-09-10T12:00', true],
  ['Late listings as errata', guideEditor, '2027-10-15T18:00', false],
]
const weekItems: readonly Item[] = [
  ['Front page of the weekend', contentEditor, '2027-10-15T09:00', true],
  ['Mail to everybody who saved a studio', 'p-mailadmin', '2027-10-14T09:00', true],
  ['Ask the hosts which doors did not open', contentEditor, '2027-10-18T10:00', false],
  ['Count passports and thank the volunteers', contentEditor, '2027-10-20T10:00', false],
]

const lists = () =>
  [
    ['list-guide', 'The printed guide', guideItems],
    ['list-weekend', 'The week of a weekend', weekItems],
  ].map(([id, title, items]) =>
    sampleDocument(
      checklists,
      id as string,
      {
        title: title as string,
        editionId: '2027',
        items: (items as readonly Item[]).map(([text, ownerId, due, done]) => ({
          text,
          ownerId,
          ownerName: office[ownerId],
          due: instantAt(due),
          done,
        })),
      },
      { by: contentEditor, at: instantAt('2027-06-01T10:00') },
    ),
  )
