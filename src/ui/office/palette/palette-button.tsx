import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** Opens the command palette, as does Ctrl/Cmd-K from anywhere in the office; it is downloaded when it is first wanted. */
export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType>()
  const open = () => {
    import('./palette').then(
      part => {
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
  return (
    <>
      <button type="button" onClick={open} aria-keyshortcuts="Control+K Meta+K">
        Find… <kbd>Ctrl K</kbd>
      </button>
      {Palette && <Palette />}
    </>
  )
}
