import type { IndexLine } from '../guide/pages/guide-page-types'
import type { FlipbookBook, FlipbookPage } from './flipbook-book'

/** The words of a page in the order in which they are read, for the search and for its label. */
export function pageText(page: FlipbookPage, { edition, organisation, ads }: Pick<FlipbookBook, 'edition' | 'organisation' | 'ads'>): string {
  return wordsOn(page).filter(Boolean).join(' ')

  function wordsOn(one: FlipbookPage): readonly (string | undefined)[] {
    switch (one.kind) {
      case 'cover':
        return [edition.name, edition.city, organisation]
      case 'contents':
        return ['Contents', ...one.entries.map(({ title }) => title)]
      case 'chapter':
        return [one.title, one.note, ...one.neighbourhoods.map(({ name }) => name)]
      case 'map':
        return [`Map: ${one.title}`, ...one.places.map(({ number }) => number)]
      case 'listings':
        return [
          one.title,
          ...one.rows
            .flat()
            .flatMap(card => [card.number, card.name, card.media.join(', '), card.studio, card.address, card.unit, card.blurb, card.site]),
        ]
      case 'article':
        return [
          one.title,
          one.first?.standfirst,
          one.first?.author,
          ...one.blocks.flatMap(({ spans }) => spans.map(({ text }) => text)),
          ...(one.studios ?? []).map(({ name }) => name),
        ]
      case 'events':
        return [one.title, ...one.events.flatMap(({ title, summary, venue }) => [title, summary, venue])]
      case 'ad':
        return one.places.map(({ orderId }) => ads[orderId ?? '']?.business)
      case 'index':
        return [one.title, ...one.columns.flat().map(lineText)]
      case 'sponsors':
        return ['Sponsors', ...one.sponsors]
      case 'imprint':
        return ['Imprint', one.organisation.name, one.organisation.address, one.organisation.site]
      case 'scan':
        return one.texts.map(([, , , , text]) => text)
      default:
        return []
    }
  }
}

const lineText = (line: IndexLine) => ('heading' in line ? line.heading : `${line.text} ${line.numbers.join(' ')}`)

/** What a page is called where it is not shown. */
export function pageName(page: FlipbookPage, { edition }: Pick<FlipbookBook, 'edition'>): string {
  switch (page.kind) {
    case 'cover':
      return page.side === 'front' ? `Cover of ${edition.name}` : 'Back cover'
    case 'contents':
      return 'Contents'
    case 'map':
      return `Map of ${page.title}`
    case 'chapter':
    case 'listings':
    case 'article':
    case 'events':
    case 'index':
      return page.title
    case 'ad':
      return 'Advertisements'
    case 'sponsors':
      return 'Sponsors'
    case 'imprint':
      return 'Imprint'
    case 'blank':
      return 'For your notes'
    case 'scan':
      return ''
  }
}
