import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../kit/feedback/notice'

/** Stands where a form was that has been sent. It gets the focus that the form had, which scrolls it into view. */
export function SentNotice({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="good" title={title}>
        {children}
      </Notice>
    </div>
  )
}
