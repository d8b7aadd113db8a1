import { containsWords } from '../../../domain/shared/text/contains-words'
import type { PanelDefinition } from '../panel-definition'
import { type OfficePart, officeParts } from './parts/office-parts'

/** The panels whose title, purpose, group or address contain every word. */
export function panelsMatching(panels: readonly PanelDefinition[], words: string): readonly PanelDefinition[] {
  const matches = containsWords(words)
  return panels.filter(({ title, purpose, group, slug }) => matches(`${title} ${purpose} ${group} ${slug}`))
}

/** The parts of the home page whose title, purpose or name contain every word. */
export function partsMatching(words: string): readonly OfficePart[] {
  const matches = containsWords(words)
  return officeParts.filter(({ title, purpose, name }) => matches(`${title} ${purpose} ${name}`))
}
