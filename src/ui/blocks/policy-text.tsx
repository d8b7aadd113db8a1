import type { PolicyKind } from '../../domain/content/policy-service'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { RichText } from '../kit/rich-text'
import { Time } from '../kit/time/time'
import { WhatChanged } from '../policies/what-changed'
import { offerQueries } from '../queries/offer.queries'
import { useOrganisation } from '../queries/site.queries'

/** The version of a policy that is in force today, and what changed in it; nothing before the first one is. */
export default function PolicyText({ kind }: { readonly kind: PolicyKind }) {
  const app = useApp()
  const versions = useLiveQuery(offerQueries(app).policy(kind))
  const tz = useOrganisation()?.tz ?? 'UTC'
  const at = versions.findIndex(({ isAhead }) => !isAhead)
  const [shown, before] = [versions[at], versions[at + 1]]
  if (!shown) return null
  return (
    <>
      <p>
        Version {shown.version}, in force since <Time at={shown.effective} tz={tz} show="day" year />.
      </p>
      <RichText document={shown.body} />
      {before && <WhatChanged before={before} after={shown} />}
    </>
  )
}
