import type { adOrders } from '../../../../domain/ads/ad-orders.collection'
import type { adPrices } from '../../../../domain/ads/ad-prices.collection'
import { type AdSpace, adSpaceKey, adSpaceText, brokenAdPrices, takenSpaces } from '../../../../domain/ads/pricing/ad-price-table'
import { adPriceFields, saveAdPrices } from '../../../../domain/ads/pricing/change-ad-prices.contract'
import { usualAdPrices } from '../../../../domain/ads/pricing/usual-ad-prices'
import type { Edition } from '../../../../domain/guide/edition-service'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { RuleBroken } from '../../../../domain/shared/records/rule-broken'
import { useService } from '../../../app-services/app-context'
import { sentenceOf } from '../../../app-services/error-sentence'
import { followStored } from '../../../forms/follow-stored'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { moneyOf } from '../../../kit/format-money'

interface AdPricesFormProps {
  readonly edition: Edition
  readonly draft: StoredOf<typeof adPrices> | undefined
  readonly active: StoredOf<typeof adPrices> | undefined
  readonly booked: readonly StoredOf<typeof adOrders>[]
}

const adPriceText = (space: AdSpace) =>
  `${adSpaceText(space)}: ${space.stock} for sale at ${[space.early, space.regular, space.late].map(moneyOf).join(', ')}`

/** Edits the prices of the draft, or of the version in effect; saving creates or changes the draft. */
export function AdPricesForm({ edition, draft, active, booked }: AdPricesFormProps) {
  const callables = useService(Callables)
  const usual = usualAdPrices()
  const { rows, nonprofitPercent, designHelp, pagesWanted } = draft ?? active ?? usual
  const form = useForm({
    fields: adPriceFields,
    follows: followStored,
    saved: draft ?? active,
    lists: { rows: { keyOf: adSpaceKey, textOf: adPriceText } },
    initial: { rows, nonprofitPercent, designHelp, pagesWanted },
    check: ({ rows: entered = [] }) => {
      const broken = brokenAdPrices(entered, takenSpaces(booked))
      return broken ? { rows: sentenceOf(new RuleBroken(broken.rule, broken)) } : {}
    },
    submit: async table => {
      await callables.call(saveAdPrices, { editionId: edition.id, ...(draft && { seen: draft.rev }), table })
    },
  })
  return (
    <Form
      form={form}
      label={draft ? `Save version ${draft.version}` : 'Save as a new version'}
      title={`Sizes and prices of ${edition.name}`}
      marks="required"
      needsChange={draft !== undefined || active !== undefined}
      acts={<Button onClick={() => form.set(usual)}>Fill in the usual prices</Button>}
    >
      <FormField name="rows" />
      <FormField name="nonprofitPercent" />
      <FormField name="designHelp" />
      <FormField name="pagesWanted" />
    </Form>
  )
}
