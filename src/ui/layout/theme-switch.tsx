import { useState } from 'react'
import { Choice } from '../kit/controls/choice'
import { useInBrowser } from '../kit/use-in-browser'
import { rememberedTheme, setTheme, type Theme } from './theme'

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Same as device' },
]

export function ThemeSwitch() {
  const [chosen, show] = useState<Theme>()
  const inBrowser = useInBrowser()
  const theme = chosen ?? (inBrowser ? rememberedTheme() : 'system')
  const choose = ([value]: readonly string[]) => {
    show(value as Theme)
    setTheme(value as Theme)
  }
  return <Choice legend="Light or dark" options={options} value={[theme]} onChange={choose} />
}
