import type { PublishedErratum } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { Time } from '../../../kit/time/time'

/** Corrections since the guide was printed, the newest first. */
export const CorrectionsSincePrint = ({ errata, tz }: { readonly errata: readonly PublishedErratum[]; readonly tz: string }) => (
  <section aria-labelledby="since-print">
    <h2 id="since-print">Since print</h2>
    {errata.toReversed().map(({ at, text }) => (
      <p key={at}>
        <Time at={at} tz={tz} show="day" short />: {text}
      </p>
    ))}
  </section>
)
