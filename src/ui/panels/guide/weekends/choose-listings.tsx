import { reasonField } from '../../../../domain/shared/functions/reason'
import { list, optional, text } from '../../../../domain/shared/records/fields'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import type { ChooseProps } from '../../engine/run/run-spec'
import { OtherBuildingInput, WeekendInput } from '../weekend-and-building-inputs'
import type { ListingMovesInput } from './listing-moves'
import { ListingsOnMap } from './listings-on-map'
import css from './weekends.module.css'

/** Listings that are moved at once. */
const maxMoved = 100

const fields = {
  listingIds: list('Listings to move', text('Listing', 128), maxMoved),
  weekendId: text('Weekend', 128),
  siteId: optional(text('Building', 128)),
  reason: reasonField('Reason, which the artists read'),
}

/** Which listings move, and where. */
export function ChooseListings({ onChosen }: ChooseProps<ListingMovesInput>) {
  const form = useForm({
    fields,
    initial: { listingIds: [] },
    guards: false,
    check: ({ listingIds = [] }) => (listingIds.length === 0 ? { listingIds: 'Choose a listing on the map or in the list.' } : {}),
    submit: async chosen => onChosen(chosen),
  })
  return (
    <div className={css.moves}>
      <Form form={form} label="Preview changes" title="Move listings to another weekend" marks="required">
        <FormField name="listingIds" input={ListingsOnMap} />
        <div className={css.form}>
          <FormField name="weekendId" input={WeekendInput} />
          <FormField name="siteId" input={OtherBuildingInput} />
          <FormField name="reason" />
        </div>
      </Form>
    </div>
  )
}
