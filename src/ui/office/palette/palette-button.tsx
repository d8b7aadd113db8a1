import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import css from './palette-button.module.css'

/** Opens the command palette, as does Ctrl/Cmd-K anywhere in the office; it is downloaded at the first use. */
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
  // It opens once it is mounted: only then does it know which element had the focus, to restore it.
  useEffect(() => {
    if (Palette) opened.current?.open()
  }, [Palette])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  // The palette's open state outlives this component, so it is closed when the office is left.
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
