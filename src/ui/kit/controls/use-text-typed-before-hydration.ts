import { type ChangeEvent, type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'

type Input = Pick<ComponentProps<'input'>, 'value' | 'onChange'>

/** Reports text that was typed into a prerendered input before hydration. */
export function useTextTypedBeforeHydration({ value, onChange }: Input) {
  const input = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(() => {
    const target = input.current
    if (target && value !== undefined && target.value !== value) onChange?.({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>)
  })
  useEffect(() => take(), [])
  return input
}
