import type { people } from '../people/people.collection'
import { ascending } from '../shared/ascending'
import type { StoredOf } from '../shared/records/collection'
import { alphabet } from '../shared/text/alphabet'
import type { NameBadge } from './print-content-schema'

type Person = Pick<StoredOf<typeof people>, 'id' | 'names' | 'organisation'>

/** One badge for each person, by sort name. */
export const nameBadges = (found: readonly Person[]): readonly NameBadge[] =>
  [...found]
    .sort((a, b) => alphabet.compare(a.names.sort, b.names.sort) || ascending('id')(a, b))
    .map(({ names, organisation = '' }) => ({
      name: names.display,
      pronouns: names.pronouns ?? '',
      organisation: organisation === names.display ? '' : organisation,
    }))
