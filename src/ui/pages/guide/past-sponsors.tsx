import { editions } from '../../../domain/guide/editions.collection'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { recordQuery } from '../../queries/record.queries'
import { Sponsors } from '../../sponsors/sponsors'

/** Who supported an edition that is over. */
export default function PastSponsors({ editionId }: { readonly editionId: string }) {
  const { sponsors = [] } = useLiveQuery(recordQuery(useApp(), editions, editionId)) ?? {}
  return sponsors.length > 0 && <Sponsors sponsors={sponsors} />
}
