import { defineImport } from '../../import-handler'
import { eventWords } from './event-row'
import { undoEvents } from './event-undo'
import { eventsImport } from './events-import'
import { importedEventFields } from './imported-event'
import { type ExistingEvents, existingEvents, planEvents } from './plan-events'
import { writeEvents } from './write-events'

export const eventsImportHandler = defineImport<ExistingEvents, undefined>({
  kind: eventsImport,
  fields: importedEventFields,
  words: eventWords,
  refusals: { 'event-missing': 'this event was deleted' },
  existing: existingEvents,
  plan: planEvents,
  write: writeEvents,
  undo: undoEvents,
})
