import { Storage } from '../../../ports/storage'
import { editions } from '../../guide/editions.collection'
import { listings } from '../../guide/listings.collection'
import type { GuideOrganisation, GuidePage, GuidePagesInput } from '../../guide/pages/guide-page-types'
import { planGuidePages } from '../../guide/pages/plan-guide-pages'
import { printSlotOf, usualTrim } from '../../guide/prepress/print-slots'
import type { GuideIndex } from '../../guide/publishing/guide-snapshot-types'
import { sponsorsOf } from '../../guide/publishing/hand-over-current-edition'
import { PublishedGuide } from '../../guide/reading/published-guide'
import type { Image } from '../../pictures/images.collection'
import type { Crop } from '../../pictures/picture-crops'
import { pictureFile } from '../../pictures/picture-file'
import { omitUndefined } from '../../shared/omit-undefined'
import { organisation, organisationId } from '../../shared/records/organisation.collection'
import { Records } from '../../shared/records/records'
import { adPages } from './ad-pages'
import { type AdOnPage, placedAdsOfEdition } from './placed-ads-of-edition'

/** The pages of an edition as it is published now, with what its printing needs besides. */
export interface PlannedPages {
  readonly pages: readonly GuidePage[]
  readonly guide: GuideIndex
  readonly organisation: GuideOrganisation
  /** Size of a page in millimeters. */
  readonly trim: { readonly w: number; readonly h: number }
  /** The printed part of a listing's picture, where its artist or staff chose one. */
  readonly crops: ReadonlyMap<string, Crop>
  readonly ads: readonly AdOnPage[]
}

/** Plans the pages of the printed guide and the flipbook, for the guide staff. */
export class PlannedGuidePages {
  static readonly inject = [Records, PublishedGuide, Storage] as const

  constructor(
    private readonly records: Records,
    private readonly published: PublishedGuide,
    private readonly storage: Pick<Storage, 'read' | 'pathBehind'>,
  ) {}

  /** `undefined` if the edition is not published. */
  async of(editionId: string): Promise<PlannedPages | undefined> {
    const guide = await this.published.index(editionId)
    if (!guide) return undefined
    const [edition, settings, found, ads] = await Promise.all([
      this.records.get(editions, editionId),
      this.records.get(organisation, organisationId),
      this.records.find(listings, { where: [['editionId', '==', editionId]] }),
      placedAdsOfEdition(this.records, editionId),
    ])
    const current = settings?.currentEdition === undefined ? undefined : await this.records.get(editions, settings.currentEdition)
    const tiers = new Map(found.map(({ id, tier }) => [id, tier]))
    const publisher = omitUndefined<GuideOrganisation>({
      name: settings?.name ?? guide.edition.name,
      address: settings?.address,
      site: settings?.website?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
      email: settings?.email,
      sponsors: sponsorsOf(settings, edition, current).map(({ name }) => name),
    })
    const input: GuidePagesInput = {
      guide,
      organisation: publisher,
      ...(await this.texts(guide)),
      adPages: adPages(ads),
      printsPicture: id => printSlotOf(edition ?? {}, tiers.get(id)) !== undefined,
    }
    return {
      pages: planGuidePages(input),
      guide,
      organisation: publisher,
      trim: edition?.trim ?? usualTrim,
      crops: new Map(found.flatMap(({ id, imageId, imageCrop }) => (imageId && imageCrop ? [[id, imageCrop] as const] : []))),
      ads,
    }
  }

  /** The file of an advertisement, or of a published picture that has no address which a browser opens. */
  async file(picture: Image | string): Promise<Blob | undefined> {
    const path = typeof picture === 'string' ? this.storage.pathBehind(picture) : pictureFile(picture)
    return path === undefined ? undefined : this.storage.read(path)
  }

  private async texts(guide: GuideIndex): Promise<Pick<GuidePagesInput, 'details' | 'articleTexts'>> {
    const [details, texts] = await Promise.all([
      Promise.all(guide.listings.map(async ({ id }) => [id, await this.published.detail(guide, id)] as const)),
      Promise.all(guide.articles.map(async ({ id }) => [id, await this.published.article(guide, id)] as const)),
    ])
    return {
      details: new Map(details.flatMap(([id, detail]) => (detail ? [[id, detail] as const] : []))),
      articleTexts: new Map(texts.flatMap(([id, text]) => (text ? [[id, text] as const] : []))),
    }
  }
}
