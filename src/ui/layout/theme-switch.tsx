import { useState } from 'react'
import { Choice } from '../kit/choice'
import { rememberedTheme, setTheme, type Theme } from './theme'

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As my device' },
]

/** Light, dark, or as the device; remembered in this browser. */
export function ThemeSwitch() {
  const [theme, show] = useState(rememberedTheme)
  const choose = ([value]: readonly string[]) => {
    show(value as Theme)
    setTheme(value as Theme)
  }
  return <Choice legend="Light or dark" options={options} value={[theme]} onChange={choose} />
}
