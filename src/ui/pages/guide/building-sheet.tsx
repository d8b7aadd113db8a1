import type { GuidePlace } from '../../../domain/guide/guide-place'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { localMoment } from '../../../domain/guide/local-day'
import { openingAt } from '../../../domain/guide/opening-times'
import { DocumentTitle } from '../../kit/document-title'
import { MapNumber } from '../../kit/map-number'
import { Directions } from './directions'
import type { GuideLinks } from './guide-links'
import { counted } from './guide-words'
import css from './listing-sheet.module.css'
import { NumberWalk } from './number-walk'
import { SheetMap } from './sheet-map'
import { StudioList } from './studio-list'

interface BuildingSheetProps {
  readonly index: GuideIndex
  readonly links: GuideLinks
  readonly now: Date
  readonly place: Extract<GuidePlace, { kind: 'building' }>
}

/** One number, one door, many studios. */
export function BuildingSheet({ index, links, now, place: { number, site, cards } }: BuildingSheetProps) {
  const name = site?.name ?? cards[0]?.address ?? `Number ${number}`
  const at = localMoment(now, index.edition.tz)
  const open = cards.filter(({ openings }) => openingAt(openings, at)).length
  const hood = index.neighbourhoods.find(({ id }) => id === (site?.neighbourhoodId ?? cards[0]?.neighbourhoodId))
  const first = cards.find(({ pin }) => pin)
  return (
    <article className={css.sheet}>
      <DocumentTitle specific={`${number} ${name}`} />
      <header className={css.head}>
        <span className={css.sign}>
          <MapNumber n={number} size="xl" />
        </span>
        <div className={css.title}>
          <p className={css.over}>{[hood?.name, site?.address].filter(Boolean).join(' · ')}</p>
          <h1 tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          <p>
            {counted(cards.length, 'studio')} behind one door{open > 0 && `, ${open} open now`}
          </p>
        </div>
      </header>
      <div className={css.body}>
        <section className={css.main} aria-labelledby="studios">
          <h2 id="studios">Studios</h2>
          <StudioList cards={cards} links={links} />
        </section>
        {first?.pin && (
          <div className={css.facts}>
            <section aria-labelledby="where">
              <h2 id="where">Where</h2>
              <SheetMap index={index} links={links} card={first} />
              <Directions at={first.pin} name={name} />
            </section>
          </div>
        )}
      </div>
      <NumberWalk index={index} links={links} number={number} />
    </article>
  )
}
