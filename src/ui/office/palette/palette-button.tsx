import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import css from './palette-button.module.css'

/** Opens the command palette, as does Ctrl/Cmd-K from anywhere in the office; it is downloaded when it is first wanted. */
export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType>()
  const opened = useRef<{ readonly open: () => void; readonly close: () => void }>(undefined)
  const open = () => {
    import('./palette').then(
      part => {
        opened.current = part.palette
        if (Palette) part.palette.open()
        else setPalette(() => part.default)
      },
      (error: unknown) => console.error('the palette could not be downloaded', error),
    )
  }
  // It opens once it is there: only then does it know where the focus was, and gives it back.
  useEffect(() => {
    if (Palette) opened.current?.open()
  }, [Palette])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  // Whether it is open outlives this page: who leaves the office with it open finds it closed, and can open it again.
  useEffect(() => () => opened.current?.close(), [])
  return (
    <>
      <button type="button" className={css.find} onClick={open} aria-keyshortcuts="Control+K Meta+K">
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="M10.5 10.5 14.5 14.5" />
          <circle cx="6.5" cy="6.5" r="5" />
        </svg>
        <span className={css.words}>Find…</span> <kbd>Ctrl K</kbd>
      </button>
      {Palette && <Palette />}
    </>
  )
}
