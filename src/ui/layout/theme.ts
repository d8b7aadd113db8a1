export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

/** The theme stored in this browser; `system` follows the device. `index.html` reads the same key before the first paint. */
export function rememberedTheme(): Theme {
  const kept = localStorage.getItem(key)
  return themes.find(theme => theme === kept) ?? 'system'
}

/** Applies a theme and stores it. */
export function setTheme(theme: Theme): void {
  showTheme(theme)
  if (theme === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
}

function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
