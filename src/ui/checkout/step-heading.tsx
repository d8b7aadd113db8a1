import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './checkout.module.css'

/** The heading of a step. It takes the focus if it follows another step, so that screen readers announce it and the keyboard continues there. */
export function StepHeading({ takesFocus, children }: { readonly takesFocus: boolean; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={heading} tabIndex={-1} className={css.step}>
      {children}
    </h2>
  )
}
