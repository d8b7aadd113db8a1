import { eventTags } from '../../../../domain/calendar/tags/event-tags.collection'
import { contentEditor } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

interface Words {
  readonly synonyms?: readonly string[]
  readonly titleWords?: readonly string[]
}

/** The tags that the sample's events have, with what else people call them. */
const vocabulary: Readonly<Record<string, Words>> = {
  Auction: {},
  Concert: { synonyms: ['Music', 'Live music'], titleWords: ['concert', 'songs'] },
  Demonstration: { synonyms: ['Demo'], titleWords: ['demo'] },
  Exhibition: { synonyms: ['Show'] },
  Family: { synonyms: ['Families'] },
  Free: { synonyms: ['No charge'] },
  Kids: { synonyms: ['Children'], titleWords: ['kids', 'children'] },
  Market: { titleWords: ['market'] },
  Opening: { synonyms: ['Reception', 'Vernissage'], titleWords: ['opening'] },
  Party: {},
  Talk: { synonyms: ['Lecture', 'Artist talk'], titleWords: ['talk'] },
  Tour: { synonyms: ['Walk'], titleWords: ['tour', 'walk'] },
  Workshop: { synonyms: ['Class'], titleWords: ['workshop'] },
}

export const sampleEventTags = (): SampleDocument[] =>
  Object.entries(vocabulary).map(([name, { synonyms = [], titleWords }]) =>
    sampleDocument(
      eventTags,
      name.toLowerCase(),
      { name, synonyms: [...synonyms], titleWords: titleWords && [...titleWords] },
      { by: contentEditor, at: instantAt('2026-08-20T10:00') },
    ),
  )
