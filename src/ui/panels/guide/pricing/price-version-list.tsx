import type { ReactNode } from 'react'
import type { Edition } from '../../../../domain/guide/edition-service'
import type { prices } from '../../../../domain/guide/price-tables.collection'
import type { activatePrices } from '../../../../domain/guide/pricing/change-prices.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { useService } from '../../../app-services/app-context'
import { choiceText } from '../../../forms/choice-text'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { Table } from '../../../kit/table'
import { dayOf } from '../../../kit/time/format-time'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'

interface PriceVersionListProps {
  readonly edition: Edition
  readonly versions: readonly Pick<StoredOf<typeof prices>, 'id' | 'version' | 'status' | 'updatedAt' | 'rev'>[]
  /** Registrations or ads, each with the version of its price. */
  readonly used: readonly { readonly priceVersion?: number | undefined }[]
  /** What names one: `registration`. */
  readonly one: string
  readonly activate: typeof activatePrices
  readonly children: ReactNode
}

/** Every version of an edition's prices, the newest first; the draft can be put into effect here. */
export function PriceVersionList({ edition, versions, used, one, activate, children }: PriceVersionListProps) {
  const callables = useService(Callables)
  const outcome = useOutcome()
  if (versions.length === 0) return <p>No prices yet. The usual ones are filled in below. Change and save them, then put them into effect.</p>
  const putIntoEffect = (version: number, rev: number) =>
    void outcome.run('Putting it into effect…', async () => {
      await callables.call(activate, { editionId: edition.id, version, rev })
      return { message: `Version ${version} is in effect.` }
    })
  const uses = (version: number) => used.filter(({ priceVersion }) => priceVersion === version).length
  return (
    <>
      <OutcomeLine outcome={outcome} />
      <Table stacks aria-label="Versions">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">State</th>
            <th scope="col">Changed</th>
            <th scope="col">Used by</th>
            <th scope="col">Next</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ id, version, status, updatedAt, rev }) => (
            <tr key={id}>
              <td data-label="Version">{version}</td>
              <td data-label="State">{choiceText(status)}</td>
              <td data-label="Changed">{dayOf(updatedAt, edition.tz, { short: true, year: true })}</td>
              <td data-label="Used by">{status === 'draft' ? '–' : counted(uses(version), one)}</td>
              <td data-label="Next">
                {status === 'draft' ? (
                  <Button size="s" busy={outcome.state.is === 'working'} onClick={() => putIntoEffect(version, rev)}>
                    Put version {version} into effect
                  </Button>
                ) : (
                  'Never changes'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <small>{children}</small>
      </p>
    </>
  )
}
