import { PictureShelf, type ShownPicture } from '../content/pictures'
import type { StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { campaigns } from './campaigns'

export type Campaign = StoredOf<typeof campaigns> & { readonly picture?: ShownPicture | undefined }

/** What people can give for, for everybody to read. */
export class Giving {
  static readonly inject = [Records, PictureShelf] as const

  constructor(
    private readonly records: Records,
    private readonly pictures: PictureShelf,
  ) {}

  /** Those that run, then those that have ended. */
  async all(): Promise<readonly Campaign[]> {
    const [live, ended] = await Promise.all([this.inState('live'), this.inState('ended')])
    const found = [...live, ...ended]
    const pictures = await this.pictures.byId(found.map(({ imageId }) => imageId))
    return found.map(campaign => ({ ...campaign, picture: pictures[campaign.imageId ?? ''] }))
  }

  private async inState(status: 'live' | 'ended') {
    const found = await this.records.find(campaigns, { where: [['status', '==', status]], limit: 100 })
    return [...found].sort((a, b) => a.order - b.order)
  }
}
