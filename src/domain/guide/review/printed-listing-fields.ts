import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import type { listings } from '../listings.collection'

/** The fields of a listing that the guide prints unchanged. */
export const printedFields = ['displayName', 'media', 'studioName', 'address', 'unit', 'doorNote', 'blurb', 'imageId', 'byAppointment'] as const

export type PrintedText = Partial<Pick<DataOf<typeof listings>, (typeof printedFields)[number]>>

export const printedText = (listing: DataOf<typeof listings>): PrintedText =>
  omitUndefined(Object.fromEntries(printedFields.map(name => [name, listing[name]])) as PrintedText)
