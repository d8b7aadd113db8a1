import { useSyncExternalStore } from 'react'

export type ColourScheme = 'light' | 'dark'

/** The theme set by the theme switch (`data-theme` on the document), else the system's. */
export const useColourScheme = (): ColourScheme => useSyncExternalStore(watch, present)

const dark = () => matchMedia('(prefers-color-scheme: dark)')

function present(): ColourScheme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return dark().matches ? 'dark' : 'light'
}

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const system = dark()
  system.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', changed)
  }
}
