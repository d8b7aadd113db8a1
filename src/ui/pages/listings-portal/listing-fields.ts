import { listingEntry } from '../../../domain/guide/portal/listing-form-fields'

const { imageId: _, imageCrop: _crop, entranceImageId: _entrance, ...texts } = listingEntry

/** The typed fields; pictures are saved as soon as they are chosen. */
export const textFields = texts
export type TextFields = typeof textFields
