import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import { listings } from '../listings.collection'

type Listing = DataOf<typeof listings>

/** In the order of the record. */
export const printedFields = (Object.keys(listings.fields) as (keyof Listing)[]).filter(name => listings.fields[name].isPrinted)

export type PrintedText = Partial<Listing>

export const printedText = (listing: Listing): PrintedText => omitUndefined(Object.fromEntries(printedFields.map(name => [name, listing[name]])))
