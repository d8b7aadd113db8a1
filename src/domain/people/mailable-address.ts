import type { DataOf } from '../shared/records/collection'
import type { people } from './people.collection'

/** The person's first address that accepts mail; the others bounced permanently. */
export const mailAddress = ({ emails }: Pick<DataOf<typeof people>, 'emails'>): string | undefined =>
  emails.find(({ bounce }) => bounce?.hardAt === undefined)?.address
