import { Suspense } from 'react'
import type { GuideCard, GuideDetail } from '../../../domain/guide/publishing/guide-snapshot-types'
import type { Pictures } from '../../../domain/pictures/picture-service'
import type { PublishedPicture } from '../../../domain/pictures/published-picture'
import type { ShownThing } from '../../../domain/private-shares/resolve-private-share.contract'
import { omitUndefined } from '../../../domain/shared/omit-undefined'
import LocationMap from '../../blocks/location-map'
import { guideLinks } from '../guide/guide-links'
import ListingView from '../guide/listing/listing-view'
import css from './private.module.css'

interface SharedListingProps {
  readonly proof: Extract<ShownThing, { kind: 'listing' }>
  readonly pictures: Pictures
}

/** A listing as the guide's page will show it. */
export function SharedListing({ proof, pictures }: SharedListingProps) {
  const [card, detail] = [proof.card as GuideCard, proof.detail as GuideDetail]
  const arrived = (picture: PublishedPicture | undefined) => pictures[picture?.src ?? '']
  return (
    <ListingView
      pageData={{
        kind: 'listing',
        edition: proof.edition,
        card: omitUndefined<GuideCard>({ ...card, picture: arrived(card.picture) }),
        detail: omitUndefined<GuideDetail>({
          ...detail,
          entrance: arrived(detail.entrance),
          works: detail.works.flatMap(work => {
            const picture = arrived(work)
            return picture ? [{ ...work, ...picture }] : []
          }),
        }),
        others: [],
        stops: [],
      }}
      around={
        card.pin && (
          <div className={css.around}>
            <Suspense fallback={null}>
              <LocationMap pin={card.pin} />
            </Suspense>
          </div>
        )
      }
      links={guideLinks(undefined)}
      now={new Date(proof.now)}
    />
  )
}
