import type { DataOf } from '../shared/records/collection'
import type { people } from './people.collection'

/** The first address of somebody that takes mail: from the others it came back for good. */
export const mailAddress = ({ emails }: Pick<DataOf<typeof people>, 'emails'>): string | undefined =>
  emails.find(({ bounce }) => bounce?.hardAt === undefined)?.address
