import type { WorkCard } from '../../../domain/art/artists-snapshot-types'
import { placesOn, sheetFormats } from '../../../domain/exports/paper-sheet-formats'
import type { DoorSign } from '../../../domain/exports/print-content-schema'
import { chunked } from '../../../domain/shared/chunked'
import { DoorSignPage } from '../../print/door-sign-page'
import { fits } from '../../print/fit-font-size'
import { OnSheets } from '../../print/paper-sheets'
import { availabilityText, sizeText } from '../art/art-paths-and-texts'
import css from './sheet-pages.module.css'

export const SignSheet = ({ signs, edition }: { readonly signs: readonly DoorSign[]; readonly edition: string }) => (
  <OnSheets format={sheetFormats.doorsigns} items={signs} renderItem={sign => <DoorSignPage sign={sign} edition={edition} />} />
)

interface WorksProps {
  readonly artist: string
  /** Empty for a blank sheet to fill in by hand. */
  readonly works: readonly WorkCard[]
}

export const LabelSheets = ({ artist, works }: WorksProps) => (
  <OnSheets
    format={sheetFormats.walllabels}
    items={works.length > 0 ? works : Array.from({ length: placesOn(sheetFormats.walllabels) }, () => undefined)}
    renderItem={work => (work ? <WallLabel artist={artist} work={work} /> : <BlankLabel />)}
  />
)

const WallLabel = ({ artist, work }: { readonly artist: string; readonly work: WorkCard }) => (
  <div className={css.label} {...fits(13, 7)}>
    <p>
      <strong dir="auto">{artist}</strong>
    </p>
    <p>
      <cite dir="auto">{work.title}</cite>, {work.year}
    </p>
    <p>{work.medium}</p>
    {work.size && <p>{sizeText(work.size).inches}</p>}
    <p>
      <strong>{availabilityText(work)}</strong>
    </p>
  </div>
)

const BlankLabel = () => (
  <div className={css.label}>
    {['Artist', 'Title, year', 'Material, size', 'Price'].map(what => (
      <p key={what} className={css.line}>
        {what}
      </p>
    ))}
  </div>
)

/** Works on one page of a price list. */
const onOnePage = 22

/** Every work on the artist's page, to put beside the works. */
export function PriceSheets({ artist, works }: WorksProps) {
  const pages = works.length === 0 ? [[]] : chunked(works, onOnePage)
  return <OnSheets format={sheetFormats.pricelists} items={pages} renderItem={page => <PricePage artist={artist} works={page} />} />
}

const PricePage = ({ artist, works }: WorksProps) => (
  <div className={css.prices}>
    <h3 dir="auto" {...fits(30, 14)}>
      {artist || 'Prices'}
    </h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Material</th>
          <th scope="col">Size</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {works.map(({ id, title, year, medium, size, ...work }) => (
          <tr key={id}>
            <th scope="row" dir="auto">
              <cite>{title}</cite>, {year}
            </th>
            <td>{medium}</td>
            <td>{size && sizeText(size).inches}</td>
            <td>{availabilityText(work)}</td>
          </tr>
        ))}
        {works.length === 0 &&
          Array.from({ length: onOnePage }, (_, n) => (
            <tr key={n}>
              <th scope="row">&nbsp;</th>
              <td>&nbsp;</td>
              <td>&nbsp;</td>
              <td>&nbsp;</td>
            </tr>
          ))}
      </tbody>
    </table>
  </div>
)
