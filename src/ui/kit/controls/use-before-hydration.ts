import { type ChangeEvent, type ComponentProps, startTransition, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { never } from '../use-in-browser'

/**
 * Whether the component hydrates prerendered HTML. Unlike `useInBrowser` it never changes: another render before the report would put the value
 * that is known so far, an empty one, into the control, and whoever is typing would go on in an empty field.
 */
function useIsPrerendered(): boolean {
  const known = useRef(false)
  // React asks for the second on the server and when it hydrates.
  return useSyncExternalStore(
    never,
    () => known.current,
    () => (known.current = true),
  )
}

/**
 * Hydration leaves what was entered into a prerendered control, by hand or by the browser, and React reports no change of it. `report` gets
 * the element once, when its part of the page is hydrated.
 */
export function useBeforeHydration<E extends Element>(report: (element: E) => void) {
  const element = useRef<E>(null)
  const isPrerendered = useIsPrerendered()
  const take = useEffectEvent(() => {
    if (isPrerendered && element.current) report(element.current)
  })
  useEffect(() => take(), [])
  return element
}

interface Control<E> extends Pick<ComponentProps<'input'>, 'value'> {
  readonly onChange?: ((event: ChangeEvent<E>) => void) | undefined
}

/** Reports what was entered before hydration, at once, because the visitor may be typing on. */
export const useEnteredBeforeHydration = <E extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>({ value, onChange }: Control<E>) =>
  useBeforeHydration<E>(target => {
    if (value !== undefined && String(value) !== target.value) onChange?.({ target, currentTarget: target } as ChangeEvent<E>)
  })

/**
 * Reports which radio buttons or checkboxes of a group, by their `value`, were chosen before hydration. Choices are reported in a transition:
 * otherwise parts of the page that are not hydrated yet would be drawn anew, and what was chosen in them would be lost.
 */
export const useChosenBeforeHydration = (value: readonly string[], onChange: (value: readonly string[]) => void) =>
  useBeforeHydration<HTMLFieldSetElement>(group => {
    const chosen = Array.from(group.querySelectorAll<HTMLInputElement>(':checked'), input => input.value)
    if (chosen.length !== value.length || chosen.some(one => !value.includes(one))) startTransition(() => onChange(chosen))
  })
