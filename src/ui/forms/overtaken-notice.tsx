import { useEffect, useRef } from 'react'
import type { FieldMap } from '../../domain/shared/records/fields'
import { Button } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { fieldValueText } from './field-value-text'
import type { FormModel } from './use-form'
import { useOrganisationZone } from './use-organisation-zone'

/**
 * Fields that somebody else stored while they are edited here. What is entered stays until the person takes the stored value, and is saved by
 * saving again.
 */
export default function OvertakenNotice({ form }: { readonly form: Pick<FormModel<FieldMap>, 'fields' | 'overtaken' | 'takeTheirs'> }) {
  const tz = useOrganisationZone()
  const box = useRef<HTMLDivElement>(null)
  // Whoever saves a long form by its last button would not see it.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={box}>
      {form.overtaken.map(({ name, theirs, rows }) => (
        <Notice
          key={name}
          tone="bad"
          title={`Somebody saved ${form.fields[name]?.label} while you were editing.`}
          actions={<Button onClick={() => form.takeTheirs(name)}>Use theirs</Button>}
        >
          Your version is still here. If you save, it replaces theirs: {rows?.join('; ') ?? fieldValueText(form.fields[name], theirs, tz)}.
        </Notice>
      ))}
    </div>
  )
}
