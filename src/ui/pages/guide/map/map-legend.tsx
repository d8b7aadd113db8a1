import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { Link } from '../../../routing/link'
import css from './map-legend.module.css'

interface MapLegendProps extends Pick<GuideIndex, 'neighbourhoods'> {
  /** Where the map is as sheets to print. */
  readonly sheets: string
}

/** How to read the map, and how to get it on paper. */
export const MapLegend = ({ neighbourhoods, sheets }: MapLegendProps) => (
  <>
    <details className={css.legend}>
      <summary>How to read the map</summary>
      <ul className={css.signs}>
        <li>
          <span className={css.ring}>7</span> a studio and its map number, the same as on its door
        </li>
        <li>
          <span className={css.ring} data-several>
            8
          </span>{' '}
          a building with several studios behind one number
        </li>
        <li>
          <span className={css.ring} data-open>
            9
          </span>{' '}
          open now
        </li>
        <li>
          <span className={css.disc}>×12</span> several studios close together; press to zoom in
        </li>
        <li>
          <span className={css.dot} /> every studio of the edition
        </li>
        {neighbourhoods.map(({ id, name, colour }) => (
          <li key={id}>
            <span className={css.field} style={{ background: colour }} /> {name}
          </li>
        ))}
      </ul>
    </details>
    <p className={css.paper}>
      <Link to={sheets}>Print sheets by neighborhood</Link>
    </p>
  </>
)
