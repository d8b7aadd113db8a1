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

/** Keeps a view under a name, for oneself or for all colleagues. A name that could not be kept stays typed. */
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
          label="Keep this view as"
          maxLength={savedViews.fields.name.max}
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <Checkbox label="For all colleagues" checked={shared} onChange={event => setShared(event.currentTarget.checked)} />
        <Button type="submit" size="s" disabled={!name.trim()}>
          Keep
        </Button>
      </form>
      <FailureNotice error={failure} />
    </>
  )
}
