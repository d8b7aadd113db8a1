import { useState } from 'react'
import { Button } from '../kit/button'
import { TextField } from '../kit/controls/text-field'

/** The address of a new link, which is shown this once. */
export function MadeLink({ address }: { readonly address: string }) {
  const [message, setMessage] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setMessage('Link copied.'),
      // The browser may refuse; the link can be copied from the field.
      () => setMessage('Select the link above and copy it.'),
    )
  return (
    <div>
      <TextField
        label="New private link"
        help="Copy it now. We keep no copy, so you cannot see it again."
        readOnly
        value={address}
        onFocus={event => event.target.select()}
      />
      <Button onClick={() => void copy()}>Copy the link</Button>
      <span role="status">{message}</span>
    </div>
  )
}
