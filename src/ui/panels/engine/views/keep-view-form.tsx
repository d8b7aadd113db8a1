import { useState } from 'react'
import { savedViews } from '../../../../domain/tables/saved-views'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/controls/checkbox'
import { TextField } from '../../../kit/controls/text-field'

interface KeepViewFormProps {
  readonly className: string | undefined
  readonly keep: (view: { readonly name: string; readonly shared: boolean }) => Promise<unknown>
}

/** Saves a view under a name, for this person or for all staff. A name that could not be saved stays in the input. */
export function KeepViewForm({ className, keep }: KeepViewFormProps) {
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const submit = () => {
    setFailure(undefined)
    keep({ name: name.trim(), shared }).then(() => setName(''), setFailure)
  }
  return (
    <>
      <form
        className={className}
        onSubmit={event => {
          event.preventDefault()
          if (name.trim()) submit()
        }}
      >
        <TextField
          label="Save this view as"
          maxLength={savedViews.fields.name.max}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <Checkbox label="For all staff" checked={shared} onChange={event => setShared(event.currentTarget.checked)} />
        <Button type="submit" size="s" disabled={!name.trim()}>
          Save
        </Button>
      </form>
      <FailureNotice error={failure} />
    </>
  )
}
