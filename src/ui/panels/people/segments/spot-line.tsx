import { Button } from '../../../office/controls/button'
import css from './segments.module.css'

/** People picked out by hand or on the map: the table shows them alone. */
export interface Spot {
  readonly ids: ReadonlySet<string>
  readonly where: string
}

export const SpotLine = ({ spot: { ids, where }, onClear }: { readonly spot: Spot; readonly onClear: () => void }) => (
  <p role="status" className={css.bar}>
    Only {where}: {ids.size === 1 ? '1 person' : `${ids.size.toLocaleString('en-US')} people`}
    <Button variant="default" size="compact-sm" onClick={onClear}>
      Show everybody
    </Button>
  </p>
)
