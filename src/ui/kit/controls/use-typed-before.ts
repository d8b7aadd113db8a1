import { type ChangeEvent, type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'

type Input = Pick<ComponentProps<'input'>, 'value' | 'onChange'>

/** Hands over what was typed into a prerendered input before the program ran. */
export function useTypedBefore({ value, onChange }: Input) {
  const input = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(() => {
    const target = input.current
    if (target && value !== undefined && target.value !== value) onChange?.({ target, currentTarget: target } as ChangeEvent<HTMLInputElement>)
  })
  useEffect(() => take(), [])
  return input
}
