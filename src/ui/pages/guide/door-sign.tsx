import css from './door-sign.module.css'
import type { DoorState } from './guide-words'

/** Whether the door is open at this moment; the words say it, the colour only repeats it. */
export const DoorSign = ({ state }: { readonly state: DoorState }) => (
  <span className={css.door} data-open={state.open || undefined}>
    {state.words}
  </span>
)
