import { useState } from 'react'
import { Button } from '../../office/controls/button'
import { Checkbox } from '../../office/controls/checkbox'
import { TextInput } from '../../office/controls/text-input'
import { Failed } from './outcome-line'

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
        <TextInput label="Keep this view as" maxLength={60} value={name} onChange={event => setName(event.currentTarget.value)} />
        <Checkbox label="For all colleagues" checked={shared} onChange={event => setShared(event.currentTarget.checked)} />
        <Button type="submit" variant="default" size="compact-md" disabled={!name.trim()}>
          Keep
        </Button>
      </form>
      {failure !== undefined && <Failed error={failure} />}
    </>
  )
}
