import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { NativeSelect } from '../../../office/controls/native-select'
import { TextInput } from '../../../office/controls/text-input'
import { segmentsQuery } from '../../../queries/segment.queries'

/** Of whom something is printed; empty words ask for everybody. */
export interface PeopleAsked {
  readonly segmentId: string
  readonly tag: string
}

export const everybody: PeopleAsked = { segmentId: '', tag: '' }

interface Props {
  readonly asked: PeopleAsked
  readonly onChange: (asked: PeopleAsked) => void
}

export function PeopleFields({ asked, onChange }: Props) {
  const kept = useLiveQuery(segmentsQuery(useApp()))
  return (
    <>
      <NativeSelect
        label="Of whom"
        value={asked.segmentId}
        data={[{ value: '', label: 'Everybody' }, ...kept.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={event => onChange({ ...asked, segmentId: event.currentTarget.value })}
      />
      <TextInput
        label="Only with the tag"
        description="Empty: whatever their tags."
        maxLength={40}
        value={asked.tag}
        onChange={event => onChange({ ...asked, tag: event.currentTarget.value })}
      />
    </>
  )
}
