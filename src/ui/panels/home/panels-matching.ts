import type { PanelDefinition } from '../panel-definition'

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The panels whose title, purpose, group or address contain every word. */
export function panelsMatching(panels: readonly PanelDefinition[], words: string): readonly PanelDefinition[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean)
  return panels.filter(({ title, purpose, group, slug }) => {
    const said = folded(`${title} ${purpose} ${group} ${slug}`)
    return wanted.every(word => said.includes(word))
  })
}
