import { unansweredWords } from '../analytics/counters.collection'
import { normalizeSearchWords } from '../analytics/normalize-search-words'
import type { Records } from '../shared/records/records'
import { fold } from '../shared/text/fold-accents'
import type { Subject } from './data-subject'

/**
 * Deletes stored searches without results for the person's name, because they say that somebody searched for this name. Only a count is lost,
 * even if a namesake was meant.
 */
export async function forgetSearches(records: Records, { names }: Subject): Promise<void> {
  const sought = names.map(name => fold(name).split(/\s+/).filter(Boolean)).filter(words => words.length > 0)
  const whole = new Set(names.flatMap(name => normalizeSearchWords(name) ?? []))
  for (const { id, words = '' } of await records.find(unansweredWords, { where: [['words', '>', '']] })) {
    const asked = new Set(words.split(' '))
    const isNamed = whole.has(words) || sought.some(name => name.length > 1 && name.every(word => asked.has(word)))
    if (isNamed) await records.commit(records.deleting(unansweredWords, id))
  }
}
