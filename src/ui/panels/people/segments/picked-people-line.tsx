import { Button } from '../../../kit/button'
import { numberText } from '../../../kit/number-text'
import css from './segments.module.css'

/** People selected by hand or on the map: the table shows only them. */
export interface PickedPeople {
  readonly ids: ReadonlySet<string>
  readonly where: string
}

export const PickedPeopleLine = ({ spot: { ids, where }, onClear }: { readonly spot: PickedPeople; readonly onClear: () => void }) => (
  <p role="status" className={css.bar}>
    Only {where}: {ids.size === 1 ? '1 person' : `${numberText(ids.size)} people`}
    <Button size="xs" onClick={onClear}>
      Show everybody
    </Button>
  </p>
)
