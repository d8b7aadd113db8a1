import { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import type { MemberView } from '../../../../domain/memberships/roster/member'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { choice, number, optional, type RecordOf, text } from '../../../../domain/shared/records/fields'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { selectInput } from '../../engine/fields/option-inputs'
import { MembershipInput } from '../adding/membership-input'

const views = ['current', 'ending', 'grace', 'lapsed', 'suspended', 'all'] as const satisfies readonly MemberView[]

/** The change and its members. `days` is for an extension only, `to` for a transfer only. */
export const manyFields = {
  what: choice('What is done', ['extend', 'give', 'move', 'suspend', 'resume']),
  productId: optional(text('Members of', 128)),
  view: choice('Who', views),
  to: text('To', 130),
  days: number('Days', { min: 1, max: 366, integer: true }),
  reason: reasonField('Why?'),
}
export type ManyInput = Omit<RecordOf<typeof manyFields>, 'days' | 'to'> & { readonly days?: number; readonly to?: string }

export const manyInputs = {
  what: selectInput({
    useOptions: () => [
      { value: 'extend', label: 'Extend by some days' },
      { value: 'give', label: 'Give a whole term without payment' },
      { value: 'move', label: 'Transfer the days that are left' },
      { value: 'suspend', label: 'Suspend from today on' },
      { value: 'resume', label: 'Resume from today on' },
    ],
  }),
  productId: selectInput({
    empty: 'Every membership',
    useOptions: () =>
      useLiveQuery(recordsQuery(useApp(), membershipProducts))
        .filter(({ status }) => status !== 'draft')
        .toSorted((a, b) => a.order - b.order)
        .map(({ id, name }) => ({ value: id, label: name })),
  }),
  to: MembershipInput,
  view: selectInput({
    useOptions: () => [
      { value: 'current', label: 'Members today' },
      { value: 'ending', label: 'Members whose term ends within 30 days' },
      { value: 'grace', label: 'Members in the grace period' },
      { value: 'lapsed', label: 'Members whose membership has lapsed' },
      { value: 'suspended', label: 'Suspended members' },
      { value: 'all', label: 'Everybody who is or was a member' },
    ],
  }),
}
