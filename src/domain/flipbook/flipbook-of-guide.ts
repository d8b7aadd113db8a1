import type { PlannedPages } from '../ads/flat-plan/planned-guide-pages'
import { guideOutline } from '../guide/pages/plan-guide-pages'
import type { GuideCard } from '../guide/publishing/guide-snapshot-types'
import { omitUndefined } from '../shared/omit-undefined'
import { type FlipbookAd, type FlipbookContent, type FlipbookCover, withEvenPages } from './flipbook-book'

/** The flipbook of a published guide. Pure: the same guide gives the same pages. */
export function flipbookOfGuide({ guide, organisation, ads, trim, pages: planned }: PlannedPages, version: number): FlipbookContent {
  const pages = withEvenPages(planned)
  const { id, name, city, tz, startsOn, endsOn } = guide.edition
  return {
    book: omitUndefined({
      format: 1 as const,
      version,
      source: 'snapshot' as const,
      edition: { id, name, city, tz, startsOn, endsOn },
      organisation: organisation.name,
      pages: pages.length,
      size: trim,
      contents: guideOutline(planned),
      ads: Object.fromEntries(
        ads.map(({ id: orderId, business, link, image }) => [orderId, omitUndefined<FlipbookAd>({ business, link, imageId: image?.id })] as const),
      ),
      cover: coverOf(guide.listings),
    }),
    pages,
    outlines: { land: guide.land, neighbourhoods: guide.neighbourhoods },
  }
}

/** How much a cover picture differs from the page's proportion at most, as a factor. */
const farthest = 1.6

/** The first picture in the guide whose proportion is near enough to a page's to fill a cover. */
function coverOf(listings: readonly GuideCard[]): FlipbookCover | undefined {
  const pictured = listings.flatMap(({ id, name, number, picture }) => (picture && number !== undefined ? [{ ...picture, name, listingId: id }] : []))
  return pictured.find(({ width, height }) => height / width <= farthest && height / width >= 1) ?? pictured[0]
}

/** What staff should look at besides the links: advertisements that are not where the flat plan has them, or have no approved picture. */
export function planProblems({ pages, book: { ads } }: FlipbookContent): readonly string[] {
  return pages.flatMap(page => {
    if (page.kind !== 'ad') return []
    const moved =
      page.planned === page.number || page.number === pages.length
        ? []
        : [`Page ${page.number}: its advertisements are planned for page ${page.planned}.`]
    const bare = page.places.flatMap(({ orderId, slot }) =>
      orderId !== undefined && ads[orderId]?.imageId === undefined
        ? [`Page ${page.number}: the advertisement at “${slot}” has no approved picture.`]
        : [],
    )
    return [...moved, ...bare]
  })
}
