import { useSuspenseQuery } from '@tanstack/react-query'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { LiveQuery } from '../../../app-services/app-context'
import StaticMap from '../../../map/static-map'

export interface DrawnEditionProps {
  /** Data of the map; the page already subscribes to it. */
  readonly mapIndex: LiveQuery<GuideIndex | null>
  /** Listing to mark; without it the whole edition is shown. */
  readonly focus?: string
}

/** Reads the index from the cache without a subscription of its own: the page has one. */
export default function DrawnEdition({ mapIndex, focus }: DrawnEditionProps) {
  const { data: index } = useSuspenseQuery(mapIndex)
  return index && <StaticMap index={index} focus={focus} />
}
