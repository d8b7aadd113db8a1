import type { OpenState } from '../../../blocks/guide-text'
import css from './door-sign.module.css'

/** Whether the studio is open now, as text; the color only repeats it. */
export const DoorSign = ({ state }: { readonly state: OpenState }) => (
  <span className={css.door} data-open={state.open || undefined}>
    {state.words}
  </span>
)
