import type { GuideCard, GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { type NeighbourhoodSheet, opensAsUsual } from '../../../../domain/guide/reading/neighbourhood-sheets'
import { daysAndHours, hoursLine, weekendSpan } from '../../../blocks/days-and-hours-text'
import { Time } from '../../../kit/time/time'
import { PaperMap } from '../../../map/paper/paper-map'
import { QrCode } from '../../../print/qr-code'
import css from './neighbourhood-sheets.module.css'

export type PaperSize = 'letter' | 'a4'

interface SheetPageProps {
  readonly sheet: NeighbourhoodSheet
  readonly index: GuideIndex
  readonly paper: PaperSize
  /** Where the same map is on the web. */
  readonly address: string
}

/** Of the map, in units of its drawing. */
const size = { width: 720, height: 430 }

/** One neighborhood on paper: its map with every number, then all its studios. Long lists go on to further pages. */
export function SheetPage({ sheet, index, paper, address }: SheetPageProps) {
  const { name, weekends, cards, usual } = sheet
  const sites = new Map(index.sites.map(site => [site.id, site.name]))
  return (
    <article className={css.sheet} data-paper={paper} aria-label={name}>
      <header className={css.head}>
        <div>
          <p className={css.edition}>
            {index.edition.name}
            {weekends.map(weekend => ` · ${weekend.name}, ${weekendSpan(weekend)}`)}
          </p>
          <h2 className={css.title}>{name}</h2>
          {usual.length > 0 && (
            <p className={css.usual}>
              {daysAndHours(usual)}
              {cards.some(card => !opensAsUsual(card, usual)) && '. Where a studio differs, its own hours are given.'}
            </p>
          )}
        </div>
        <QrCode address={address} />
      </header>
      {/* In a box, because browsers begin a new page at a bare drawing. */}
      <div className={css.map}>
        <PaperMap label={`Map of ${name}`} listings={cards} neighbourhood={sheet.neighbourhood} {...{ index, size }} />
      </div>
      <ol className={css.list}>
        {cards.map(card => (
          <li key={card.id} className={css.studio}>
            <span className={css.number}>{card.number}</span>
            <span>
              <strong dir="auto">{card.name}</strong>
              {card.media[0] && `, ${card.media[0]}`}
              <br />
              {placeOf(card, sites)}
              {!opensAsUsual(card, usual) && <span className={css.line}>{hoursLine(card)}</span>}
              {card.access === 'full' && <span className={css.line}>Wheelchair accessible</span>}
            </span>
          </li>
        ))}
      </ol>
      <footer className={css.foot}>
        As published on <Time at={index.publishedAt} tz={index.edition.tz} show="day" short />. What has changed since then: {address}
      </footer>
    </article>
  )
}

const placeOf = ({ address, unit, studio, siteId }: GuideCard, sites: ReadonlyMap<string, string>) =>
  [(siteId && sites.get(siteId)) || studio, address, unit && `Studio ${unit}`].filter(Boolean).join(', ')
