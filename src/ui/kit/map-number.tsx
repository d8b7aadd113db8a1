import css from './map-number.module.css'

export interface MapNumberProps {
  readonly n: number | string
  /** Letter or number of the studio in its building; shown after the ring. */
  readonly unit?: string | undefined
  readonly size?: 's' | 'm' | 'l' | 'xl'
  /** `solid` fills the ring with the accent: the selected pin, the number at the head of a page. */
  readonly tone?: 'ring' | 'solid'
}

/** The map number in its ring: the same sign on the web, the map, in print and on door signs. */
export const MapNumber = ({ n, unit, size = 'm', tone = 'ring' }: MapNumberProps) => (
  <span className={css.number} data-size={size} data-tone={tone}>
    <span className="visually-hidden">Map number </span>
    <span className={css.ring} data-digits={String(n).length}>
      {n}
    </span>
    {unit && <span className={css.unit}>{unit}</span>}
  </span>
)
