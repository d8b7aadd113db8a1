import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import css from './navandfooter.module.css'

interface WidthFrameProps {
  readonly title: string
  /** In CSS pixels. */
  readonly width: number
  /** The value of the session attribute (`useSessionAttribute`); empty for visitors who are signed out. */
  readonly session: string
  readonly children: ReactNode
}

/** Draws its children in a document of this width with the styles of this one, so that media queries go by that width. Nothing in it can be clicked. */
export function WidthFrame({ title, width, session, children }: WidthFrameProps) {
  const [inner, setInner] = useState<Document | null>(null)
  useEffect(() => {
    if (inner) noteSession(inner, session)
  }, [inner, session])
  return (
    // Where the frame is wider than the window, it is scrolled by keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <div className={css.frame} role="region" aria-label={title} tabIndex={0}>
      <iframe
        title={title}
        // Nothing in it takes the focus.
        tabIndex={-1}
        width={width}
        // No script of its own runs in it; this program draws it from outside.
        sandbox="allow-same-origin"
        // Plain text, as Trusted Types ask. Other than an empty frame, such a document is laid out in standards mode.
        srcDoc="Loading the preview…"
        onLoad={event => setInner(prepared(event.currentTarget.contentDocument))}
      />
      {inner && createPortal(children, inner.body)}
    </div>
  )
}

function noteSession({ documentElement: { dataset } }: Document, session: string): void {
  if (session === '') delete dataset['session']
  else dataset['session'] = session
}

function prepared(frame: Document | null): Document | null {
  if (!frame?.body) return null
  frame.head.replaceChildren(...[...document.querySelectorAll('link[rel="stylesheet"], style')].map(style => style.cloneNode(true)))
  frame.documentElement.lang = document.documentElement.lang
  const { theme } = document.documentElement.dataset
  if (theme !== undefined) frame.documentElement.dataset['theme'] = theme
  frame.body.replaceChildren()
  frame.body.inert = true
  return frame
}
