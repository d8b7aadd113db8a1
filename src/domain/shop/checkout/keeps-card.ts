import type { OrderLine } from '../orders.collection'
import type { DraftLine } from './order-draft'

/** Whether the card that pays a line is stored at the provider for later charges. */
export const keepsCard = ({ gift, membership }: Pick<DraftLine | OrderLine, 'gift' | 'membership'>): boolean =>
  gift?.monthly === true || ((membership?.renews ?? membership?.monthly) === true && membership?.forEmail === undefined)
