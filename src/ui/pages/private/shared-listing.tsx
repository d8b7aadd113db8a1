import type { GuideCard, GuideDetail } from '../../../domain/guide/publishing/guide-snapshot'
import type { Pictures } from '../../../domain/pictures/picture-service'
import type { ShownThing } from '../../../domain/private-shares/resolve-private-share.contract'
import { guideLinks } from '../guide/guide-links'
import { ListingView } from '../guide/listing/listing-view'

interface SharedListingProps {
  readonly proof: Extract<ShownThing, { kind: 'listing' }>
  readonly pictures: Pictures
}

/** A listing as the guide's page will show it. */
export function SharedListing({ proof, pictures }: SharedListingProps) {
  const { imageId = '', entranceImageId = '' } = proof
  const [picture, entrance] = [pictures[imageId], pictures[entranceImageId]]
  const card = { ...(proof.card as GuideCard), ...(picture && { picture }) }
  const detail = { ...(proof.detail as GuideDetail), ...(entrance && { entrance }) }
  return (
    <ListingView
      pageData={{ kind: 'listing', edition: proof.edition, card, detail, others: [], stops: [] }}
      links={guideLinks(undefined)}
      now={new Date(proof.now)}
    />
  )
}
