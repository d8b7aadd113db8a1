import { events } from '../../events/events.collection'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import type { Records } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { changeEventTag } from './change-event-tag.contract'
import { type EventTag, eventTags, maxEventTags } from './event-tags.collection'
import { tagOfWord } from './tag-by-rules'

/** Synonyms of a tag at most; of a merge that has more, those of the tag that stays come first. */
const maxWords = 10
/** Events in one transaction. */
const atOnce = 100

export const changeEventTagHandler = defineHandler(changeEventTag, async ({ records }, input) => {
  const all = await records.find(eventTags)
  const tag = all.find(({ id }) => id === input.id)
  switch (input.act) {
    case 'add': {
      // A repeated call finds the tag that it has made.
      if (tag?.name === input.tag.name) return { events: 0 }
      requireFree(input.tag.name, all)
      if (all.length >= maxEventTags) throw new RuleBroken('tags-full')
      await records.commit(records.creating(eventTags, input.id, input.tag))
      return { events: 0 }
    }
    case 'rename': {
      if (!tag) throw new Refused('not-found', input.id)
      requireFree(
        input.name,
        all.filter(({ id }) => id !== tag.id),
      )
      const changed = await replaceOnEvents(records, tag.name, input.name)
      await records.change(eventTags, tag, { name: input.name })
      return { events: changed }
    }
    case 'merge': {
      const into = all.find(({ id }) => id === input.into)
      if (!into || input.into === input.id) throw new Refused('not-found', input.into)
      // A repeated call whose tag is gone was done.
      if (!tag) return { events: 0 }
      const joined = joinedWords(tag, into)
      const changed = await replaceOnEvents(records, tag.name, into.name)
      await records.commit(records.changing(eventTags, into, joined), records.deleting(eventTags, tag.id))
      return { events: changed }
    }
  }
})

function requireFree(name: string, others: readonly EventTag[]): void {
  const taken = tagOfWord(name, others)
  if (taken) throw new RuleBroken('tag-taken', { name: taken.name })
}

/** The words of both tags, as many as a tag can have. */
function joinedWords({ name, synonyms, titleWords = [] }: EventTag, into: EventTag): Pick<EventTag, 'synonyms' | 'titleWords'> {
  const words = [...new Set([...into.synonyms, name, ...synonyms])]
  const inTitles = [...new Set([...(into.titleWords ?? []), ...titleWords])]
  return { synonyms: words.slice(0, maxWords), ...(inTitles.length > 0 && { titleWords: inTitles.slice(0, maxWords) }) }
}

/** The number of events that had the former tag, also those in the trash. */
async function replaceOnEvents(records: Records, former: string, next: string): Promise<number> {
  if (former === next) return 0
  const found = await records.find(events, { where: [['tags', 'array-contains', former]] })
  for (let at = 0; at < found.length; at += atOnce) {
    const ids = found.slice(at, at + atOnce).map(({ id }) => id)
    await records.transact(async within => {
      const some = await within.getAll(events, ids)
      for (const event of some.values())
        if (event.tags.includes(former)) within.change(events, event, { tags: [...new Set(event.tags.map(tag => (tag === former ? next : tag)))] })
    })
  }
  return found.length
}
