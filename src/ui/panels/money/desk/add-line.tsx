import { boolean, type FieldMap, money, number, optional, text } from '../../../../domain/shared/records/fields'
import type { DraftLine } from '../../../../domain/shop/checkout/order-draft'
import { maxPieces } from '../../../../domain/shop/order-limits'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { offerQueries } from '../../../queries/offer.queries'
import { soldThings } from './items-for-sale'

const fields = {
  what: text('Sell or receive', 140),
  quantity: number('Pieces', { min: 1, max: maxPieces, integer: true }),
  upgrade: boolean('Take the place of their current level, with a credit for the days that are left'),
  amount: money('Amount'),
  designation: optional(text('For', 80)),
  anonymous: boolean('Anonymous gift'),
}

/** One more line of the order: a membership, goods or a gift. */
export default function AddLine({ onAdd }: { readonly onAdd: (line: Omit<DraftLine, 'id'>) => void }) {
  const offers = offerQueries(useApp())
  const [memberships, products, campaigns] = [useLiveQuery(offers.memberships()), useLiveQuery(offers.products()), useLiveQuery(offers.campaigns())]
  const things = soldThings(memberships.products, products, campaigns)
  const chosen = (what: string | undefined) => things.find(({ value }) => value === what)
  const asked = ({ what }: { readonly what?: string | undefined }): FieldMap => {
    const thing = chosen(what)
    if (!thing) return { what: fields.what }
    if (thing.kind === 'membership') return { what: fields.what, quantity: fields.quantity, upgrade: fields.upgrade }
    if (thing.counts) return { what: fields.what, quantity: fields.quantity }
    const { what: _, quantity: _pieces, upgrade: _upgrade, designation, ...gift } = fields
    return { what: fields.what, ...gift, ...(thing.designations.length > 0 && { designation }) }
  }
  const form = useForm<typeof fields>({
    fields: asked,
    initial: { quantity: 1, upgrade: false, anonymous: false },
    check: ({ what, amount }) => ({
      amount: chosen(what) && !chosen(what)!.counts && amount && amount.cents < 100 ? 'Enter at least $1.' : undefined,
    }),
    submit: async ({ what, quantity, upgrade, amount, designation, anonymous }) => {
      const { kind, refId, counts } = chosen(what)!
      onAdd(
        counts
          ? { kind, refId, quantity, ...(kind === 'membership' && upgrade && { membership: { upgrade } }) }
          : {
              kind,
              refId,
              quantity: 1,
              amountCents: amount.cents,
              gift: { anonymous, named: false, ...(designation !== undefined && { designation }) },
            },
      )
    },
    resets: true,
    guards: false,
  })
  const thing = chosen(form.values.what)
  return (
    <Form form={form} look="plain" label="Add the line" title="Add a line" marks="required" words={{ saved: '', entered: '' }}>
      <FormField name="what" options={things} />
      {thing?.counts && <FormField name="quantity" label={thing.counts} />}
      {thing?.kind === 'membership' && <FormField name="upgrade" />}
      {thing && !thing.counts && (
        <>
          <FormField name="amount" />
          {thing.designations.length > 0 && (
            <FormField name="designation" options={thing.designations.map(value => ({ value, label: value }))} empty="Where it is needed most" />
          )}
          <FormField name="anonymous" />
        </>
      )}
    </Form>
  )
}
