import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { schemaOf } from '../../shared/records/fields'
import { scope } from '../../shared/records/policy'
import { eventTagMax, eventTags } from './event-tags.collection'

const { name, synonyms, titleWords } = eventTags.fields
const id = recordId

/**
 * Changes the vocabulary of tags and the events that have them. `add`: a new tag; `rename`: the tag and all of its events; `merge`: the events get
 * `into` in its place, which also takes its words as synonyms. Returns the number of changed events. Refuses with `tag-taken` a name that another
 * tag has, or has as a synonym; with `tags-full` the tag after the two hundredth.
 */
export const changeEventTag = cloudFunction({
  name: 'changeEventTag',
  heavy: true,
  access: scope('content'),
  limit: { account: hourly(600) },
  repeatable: 'it changes the events that have the former tag still, and the vocabulary last',
  input: v.variant('act', [
    v.strictObject({ act: v.literal('add'), id, tag: schemaOf({ name, synonyms, titleWords }) }),
    v.strictObject({ act: v.literal('rename'), id, name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(eventTagMax)) }),
    v.strictObject({ act: v.literal('merge'), id, into: recordId }),
  ]),
  output: v.strictObject({ events: v.number() }),
})
