import type { Records } from '../../shared/records/records'
import { eventTags } from './event-tags.collection'
import { tagsMeant } from './tag-by-rules'

/** What was entered, with the tags of the vocabulary in place of their synonyms. */
export async function withTagsForSynonyms<T extends { readonly tags: readonly string[] }>(records: Records, entered: T): Promise<T> {
  return { ...entered, tags: tagsMeant(entered.tags, await records.find(eventTags)) }
}
