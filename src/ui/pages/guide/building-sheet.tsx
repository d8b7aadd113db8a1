import type { BuildingSheet as Sheet } from '../../../domain/guide/guide-sheet'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { localMoment } from '../../../domain/guide/local-day'
import { openingAt } from '../../../domain/guide/opening-times'
import type { LiveQuery } from '../../app-services/live-query'
import { DocumentTitle } from '../../kit/document-title'
import { MapNumber } from '../../kit/map-number'
import { BelowFold } from '../../layout/below-fold'
import { Directions } from './directions'
import type { GuideLinks } from './guide-links'
import { counted } from './guide-words'
import css from './listing-sheet.module.css'
import { NumberWalk } from './number-walk'
import { SheetMap } from './sheet-map'
import { StudioList } from './studio-list'

interface BuildingSheetProps {
  readonly sheet: Sheet
  /** What its map is drawn on. */
  readonly ground: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
  readonly now: Date
}

/** One number, one door, many studios. */
export function BuildingSheet({ sheet, ground, links, now }: BuildingSheetProps) {
  const { edition, neighbourhood, number, site, studios, stops } = sheet
  const name = site?.name ?? studios[0]?.address ?? `Number ${number}`
  const at = localMoment(now, edition.tz)
  const open = studios.filter(({ openings }) => openingAt(openings, at)).length
  const first = studios.find(({ pin }) => pin)
  return (
    <article className={css.sheet}>
      <DocumentTitle specific={`${number} ${name}`} />
      <header className={css.head}>
        <span className={css.sign}>
          <MapNumber n={number} size="xl" />
        </span>
        <div className={css.title}>
          <p className={css.over}>{[neighbourhood, site?.address].filter(Boolean).join(' · ')}</p>
          <h1 tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          <p>
            {counted(studios.length, 'studio')} behind one door{open > 0 && `, ${open} open now`}
          </p>
        </div>
      </header>
      <BelowFold>
        <div className={css.body}>
          <section className={css.main} aria-labelledby="studios">
            <h2 id="studios">Studios</h2>
            <StudioList cards={studios} links={links} />
          </section>
          {first?.pin && (
            <div className={css.facts}>
              <section aria-labelledby="where">
                <h2 id="where">Where</h2>
                <SheetMap ground={ground} links={links} listingId={first.id} />
                <Directions at={first.pin} name={name} />
              </section>
            </div>
          )}
        </div>
        <NumberWalk stops={stops} links={links} number={number} />
      </BelowFold>
    </article>
  )
}
