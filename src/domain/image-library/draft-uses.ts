import { picturesIn } from '../content/every-block'
import { type PageDraft, pageDrafts } from '../content/page-drafts.collection'
import { recordSet } from '../shared/records/record-sets'
import type { Place } from './picture-uses'

/**
 * What drafts of pages show: their pictures lie within blocks, which no query finds. Those in the trash may be restored, and templates are
 * copied.
 */
export const placesInDrafts = (drafts: readonly Pick<PageDraft, 'id' | 'blocks'>[]): readonly Place[] =>
  drafts.flatMap(({ id, blocks }) => picturesIn(blocks).map(imageId => [imageId, `${pageDrafts.path}/${id}`] as const))

/** All drafts, for whoever asks what they show. */
export const allDrafts = recordSet(pageDrafts)
