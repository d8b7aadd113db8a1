import { listingEntry } from '../../../domain/guide/portal/listing-entry'

const { imageId: _, imageCrop: _crop, entranceImageId: _entrance, ...texts } = listingEntry

/** What is typed; pictures are saved as they are chosen. */
export const textFields = texts
export type TextFields = typeof textFields
