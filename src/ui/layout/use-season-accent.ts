import { useLayoutEffect } from 'react'

/** Paints the season's colour over the default; a value that is no colour is left alone. */
export function useSeasonAccent(accent: string | undefined): void {
  useLayoutEffect(() => {
    if (!accent || !CSS.supports('color', accent)) return
    const { style } = document.documentElement
    // A drawn page says it in its head: said again, every element's style would be looked up anew while the page is taken over.
    if (getComputedStyle(document.documentElement).getPropertyValue('--accent') === accent) return
    style.setProperty('--accent', accent)
    return () => void style.removeProperty('--accent')
  }, [accent])
}
