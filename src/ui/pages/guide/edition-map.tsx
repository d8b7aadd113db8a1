import { useSuspenseQuery } from '@tanstack/react-query'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import type { LiveQuery } from '../../app-services/live-query'
import { latePart } from '../../delivery/late-part'
import { WhenSettled } from '../../delivery/when-settled'

const StillMap = latePart(() => import('../../map/still-map'))

interface EditionMapProps {
  /** What the map is drawn from; it follows the page. */
  readonly ground: LiveQuery<GuideIndex | null>
  /** The listing whose place is marked; without it the whole edition is shown. */
  readonly focus?: string
}

/** A picture of an edition's map, once the page has settled. Who places it keeps its room until it comes. */
export const EditionMap = (props: EditionMapProps) => (
  <WhenSettled>
    <Drawn {...props} />
  </WhenSettled>
)

/** The page follows its edition, and with it the index in the cache: it is not followed twice. */
function Drawn({ ground, focus }: EditionMapProps) {
  const { data: index } = useSuspenseQuery(ground)
  return index && <StillMap index={index} focus={focus} />
}
