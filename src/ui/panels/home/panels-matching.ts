import { containsWords } from '../../../domain/shared/text/contains-words'
import type { PanelDefinition } from '../panel-definition'

/** The panels whose title, purpose, group or address contain every word. */
export function panelsMatching(panels: readonly PanelDefinition[], words: string): readonly PanelDefinition[] {
  const matches = containsWords(words)
  return panels.filter(({ title, purpose, group, slug }) => matches(`${title} ${purpose} ${group} ${slug}`))
}
