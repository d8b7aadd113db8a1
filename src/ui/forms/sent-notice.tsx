import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Notice } from '../kit/feedback/notice'

/** Replaces a form that was sent. It takes the focus from the form, which scrolls it into view. */
export function SentNotice({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="good" title={title}>
        {children}
      </Notice>
    </div>
  )
}
