import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Opens the command palette, as does Ctrl/Cmd-K from anywhere in the office; it is downloaded when it is first wanted. */
export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType>()
  const opened = useRef<{ readonly close: () => void }>(undefined)
  const open = () => {
    import('./palette').then(
      part => {
        opened.current = part.palette
        setPalette(() => part.default)
        part.palette.open()
      },
      (error: unknown) => console.error('the palette could not be downloaded', error),
    )
  }
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
      <button type="button" onClick={open} aria-keyshortcuts="Control+K Meta+K">
        Find… <kbd>Ctrl K</kbd>
      </button>
      {Palette && <Palette />}
    </>
  )
}
