export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

/** The theme stored in this browser; `system` follows the device. `index.html` reads the same key before the first paint. */
export function rememberedTheme(store: Pick<Storage, 'getItem'> = localStorage): Theme {
  const kept = store.getItem(key)
  return themes.find(theme => theme === kept) ?? 'system'
}

/** Applies a theme and stores it. */
export function setTheme(theme: Theme, store: Pick<Storage, 'setItem' | 'removeItem'> = localStorage): void {
  showTheme(theme)
  if (theme === 'system') store.removeItem(key)
  else store.setItem(key, theme)
}

export function showTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
