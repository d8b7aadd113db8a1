import { useLayoutEffect, useRef } from 'react'
import css from './submit-event.module.css'

interface StepHeadProps {
  /** From 0. */
  readonly at: number
  readonly of: number
  readonly title: string
  /** A step that the visitor opened takes the focus from the former one. */
  readonly isFocused: boolean
}

export function StepHead({ at, of, title, isFocused }: StepHeadProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (isFocused) head.current?.focus()
  }, [isFocused])
  return (
    <div className={css.step}>
      <p className={css.quiet}>
        Step {at + 1} of {of}
      </p>
      <h2 ref={head} tabIndex={-1}>
        {title}
      </h2>
    </div>
  )
}
