import { useLayoutEffect } from 'react'

/** Applies the season's accent color; an invalid value is ignored. */
export function useSeasonAccent(accent: string | undefined): void {
  useLayoutEffect(() => {
    if (!accent || !CSS.supports('color', accent)) return
    const { style } = document.documentElement
    // A prerendered page has it in its head: setting it again would restyle every element during hydration.
    if (getComputedStyle(document.documentElement).getPropertyValue('--accent') === accent) return
    style.setProperty('--accent', accent)
    return () => void style.removeProperty('--accent')
  }, [accent])
}
