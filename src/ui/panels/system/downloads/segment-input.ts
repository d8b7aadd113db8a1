import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { segmentsQuery } from '../../../queries/segment.queries'
import { selectInput } from '../../engine/fields/option-inputs'

/** A saved segment, or everybody. */
export const SegmentInput = selectInput({
  empty: 'Everybody',
  useOptions: () => useLiveQuery(segmentsQuery(useApp())).map(({ id, name }) => ({ value: id, label: name })),
})
