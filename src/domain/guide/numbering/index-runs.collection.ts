import { collection, machine, statesOf } from '../../shared/records/collection'
import { choice, integer, json, list, map, optional, text } from '../../shared/records/fields'
import { readOnly, scope } from '../../shared/records/policy'
import type { MapNumber } from './map-number'
import { numberChecks } from './number-checks'

export const indexRunStates = machine({ running: { finish: 'ok', fail: 'failed' }, ok: { publish: 'published' }, failed: {}, published: {} })

/** How many changes and findings a run keeps; `changed` counts all. */
export const maxKept = 2000

/**
 * One time that the map numbers of an edition were given, or frozen: who did it, by which rule, and what it changed. The newest holds all
 * numbers, also those of listings that are gone since, so that none is given twice. What indexes print is made of the listings
 * (`build-indexes.ts`).
 */
export const indexRuns = collection({
  path: 'editions/{edition}/indexRuns',
  title: 'Index runs',
  privacy: 'impersonal',
  fields: {
    /** Counts up, and is the id too: of two runs at once only one begins. */
    n: integer('Run'),
    /** `publication`: late listings were numbered when the guide was published. */
    kind: choice('Kind', ['numbering', 'publication', 'freeze']),
    order: choice('Order', ['walk', 'alphabet']),
    gap: integer('Free numbers after each neighborhood', 50),
    /** By listing. */
    numbers: json<{ readonly [listing: string]: MapNumber }>('Numbers'),
    changed: integer('Numbers changed'),
    diffs: list('Changes', map('Change', { listing: text('Listing', 128), from: optional(text('From', 10)), to: optional(text('To', 10)) }), maxKept),
    checks: list(
      'Findings',
      map('Finding', { check: choice('Check', numberChecks), listing: optional(text('Listing', 128)), note: text('Note', 300) }),
      maxKept,
    ),
    /** Numbers that nobody has any more and nobody gets again. */
    retired: list('Retired', text('Number', 10), maxKept),
    status: choice('State', statesOf(indexRunStates)),
  },
  states: indexRunStates,
  access: readOnly(scope('guide')),
})
