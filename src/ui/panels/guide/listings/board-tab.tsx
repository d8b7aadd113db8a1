import { useMemo } from 'react'
import { listings } from '../../../../domain/guide/listings.collection'
import { Board } from '../../engine/board/board'
import type { BoardSpec } from '../../engine/board/board-spec'
import { customPanel } from '../../engine/custom-panel'
import { useEdition } from '../use-edition'
import { listingActions } from './listing-actions'

/** Listings by state. A card can be moved if its registration allows the step too. */
function ListingBoard() {
  const edition = useEdition()?.id ?? ''
  const spec = useMemo<BoardSpec<typeof listings>>(
    () => ({
      card: ['displayName', 'tier', 'address', 'updatedAt'],
      find: { where: [['editionId', '==', edition]] },
      sort: 'displayName',
      filters: ['tier'],
      form: ['tier', 'displayName', 'studioName', 'unit', 'doorNote', 'blurb'],
      actions: listingActions,
    }),
    [edition],
  )
  return <Board key={edition} of={listings} spec={spec} />
}

export default customPanel(ListingBoard)
