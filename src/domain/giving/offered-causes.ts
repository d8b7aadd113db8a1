import { PictureService, type ShownPicture } from '../pictures/picture-service'
import type { StoredOf } from '../shared/records/collection'
import { type FoundIn, type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { campaigns } from './campaigns.collection'

export type Campaign = StoredOf<typeof campaigns> & { readonly picture?: ShownPicture | undefined }

/** What people can give to; public. */
export class OfferedCauses {
  static readonly inject = [Records, PictureService] as const

  constructor(
    private readonly records: Records,
    private readonly pictures: PictureService,
  ) {}

  /** The running campaigns first, then those that have ended. */
  get campaigns(): Reading<readonly Campaign[]> {
    return new RecordSets(this.records, shown, found => this.withPictures(found))
  }

  private async withPictures(found: FoundIn<typeof shown>): Promise<readonly Campaign[]> {
    const inOrder = found.flatMap(inState => [...inState].sort((a, b) => a.order - b.order))
    const pictures = await this.pictures.recentlyRead(inOrder.map(({ imageId }) => imageId))
    return inOrder.map(campaign => ({ ...campaign, picture: pictures[campaign.imageId ?? ''] }))
  }
}

const inState = (status: 'live' | 'ended') => recordSet(campaigns, { where: [['status', '==', status]], limit: 100 })
const shown = [inState('live'), inState('ended')] as const
