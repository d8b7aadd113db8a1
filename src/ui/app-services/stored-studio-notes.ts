import { storedValue } from './stored-value'

/** Private notes beside studios, by the listing's id. They stay on this device. */
export const studioNotes = storedValue<Readonly<Record<string, string>>>('guide:notes', {}, found =>
  typeof found === 'object' && found !== null ? (found as Readonly<Record<string, string>>) : {},
)

/** An empty note is removed. */
export const writeNote = (id: string, note: string): void =>
  studioNotes.change(notes => Object.fromEntries(Object.entries({ ...notes, [id]: note }).filter(([, text]) => text !== '')))
