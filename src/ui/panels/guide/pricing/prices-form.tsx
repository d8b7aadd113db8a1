import type { Edition } from '../../../../domain/guide/edition-service'
import { prices } from '../../../../domain/guide/price-tables.collection'
import { savePrices } from '../../../../domain/guide/pricing/change-prices.contract'
import { brokenPrices, priceRowKey } from '../../../../domain/guide/pricing/price-rules'
import type { PriceRow } from '../../../../domain/guide/pricing/registration-price'
import { usualPrices } from '../../../../domain/guide/pricing/usual-prices'
import type { registrations } from '../../../../domain/guide/registrations.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { RuleBroken } from '../../../../domain/shared/records/rule-broken'
import { useService } from '../../../app-services/app-context'
import { sentenceOf } from '../../../app-services/error-sentence'
import { followStored } from '../../../forms/follow-stored'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { CentsInput, PriceGrid, priceText } from './price-grid'
import { WhatIf } from './what-if-table'

interface PricesFormProps {
  readonly edition: Edition
  readonly draft: StoredOf<typeof prices> | undefined
  readonly active: StoredOf<typeof prices> | undefined
  /** Registrations of the edition that the what-if counts. */
  readonly registered: readonly StoredOf<typeof registrations>[]
  readonly counted: Edition
}

const { rows, volunteerCents, volunteerHours } = prices.fields
const fields = { rows, volunteerCents, volunteerHours }

/** Edits the prices of the draft, or of the version in effect; saving creates or changes the draft. */
export function PricesForm({ edition, draft, active, registered, counted }: PricesFormProps) {
  const callables = useService(Callables)
  const usual = usualPrices(edition.tiers)
  const { rows: stored, volunteerCents: cents, volunteerHours: hours } = draft ?? active ?? usual
  const form = useForm({
    fields,
    follows: followStored,
    saved: draft ?? active,
    lists: { rows: { keyOf: priceRowKey, textOf: priceText } },
    initial: { rows: stored, volunteerCents: cents, volunteerHours: hours },
    check: ({ rows: entered = [] }) => {
      const broken = brokenPrices(entered, edition.tiers ?? [])
      return broken ? { rows: sentenceOf(new RuleBroken(broken.rule, { tier: broken.tier, phase: broken.phase })) } : {}
    },
    submit: async ({ rows: entered, ...volunteers }) => {
      const table = { ...volunteers, rows: [...entered] as PriceRow[] }
      await callables.call(savePrices, { editionId: edition.id, ...(draft && { seen: draft.rev }), ...table })
    },
  })
  const table = { ...usual, ...form.values, rows: form.values.rows ?? [] }
  return (
    <Form
      form={form}
      label={draft ? `Save version ${draft.version}` : 'Save as a new version'}
      title={`Prices of ${edition.name}`}
      marks="required"
      needsChange={draft !== undefined || active !== undefined}
      acts={<Button onClick={() => form.set(usual)}>Fill in the usual prices</Button>}
    >
      <FormField name="rows" input={PriceGrid} />
      <FormField name="volunteerCents" label="Credit for an hour as a volunteer" input={CentsInput} />
      <FormField name="volunteerHours" />
      <WhatIf
        edition={counted}
        registered={registered}
        now={active ?? usual}
        then={{ ...table, volunteerCents: table.volunteerCents ?? 0, volunteerHours: table.volunteerHours ?? 0 }}
      />
    </Form>
  )
}
