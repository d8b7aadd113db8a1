import { useMemo } from 'react'
import { campaigns } from '../../../../domain/giving/campaigns.collection'
import { scope } from '../../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { recordsQuery } from '../../../queries/record.queries'
import { pickInput, selectInput } from '../../engine/fields/option-inputs'
import { usePanelContext } from '../../engine/use-panel-context'
import { PersonInput } from '../../people/person/person-input'
import { donorQueries } from './donor.queries'

/** Names of everybody who gave or pledged, by person id. */
export function useDonorNames(): ReadonlyMap<string, string> {
  const donors = useLiveQuery(donorQueries(useApp()).donors())
  return useMemo(() => new Map(donors.map(({ id, name }) => [id, name])), [donors])
}

const KnownDonorInput = pickInput({
  useOptions: () =>
    useLiveQuery(donorQueries(useApp()).donors()).map(({ id, name, email }) => ({ value: id, label: email ? `${name}, ${email}` : name })),
  nothingFound: 'No donor has this name. Enter their email instead.',
})

/** Picks a donor by name: anybody, for staff who may look people up; otherwise earlier donors. */
export function DonorInput(props: FieldInputProps) {
  const { may } = usePanelContext()
  return may(scope('people')) ? <PersonInput {...props} /> : <KnownDonorInput {...props} />
}

/** Selects a campaign or fund that takes gifts. */
export const CauseInput = selectInput({
  useOptions: () =>
    useLiveQuery(recordsQuery(useApp(), campaigns, { where: [['status', '==', 'live']] }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ id, title }) => ({ value: id, label: title })),
  empty: 'Choose…',
})
