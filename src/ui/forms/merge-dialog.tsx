import { useState } from 'react'
import type { Collection, StoredOf } from '../../domain/shared/records/collection'
import type { FieldMap } from '../../domain/shared/records/fields'
import { Button } from '../kit/button'
import { Dialog } from '../kit/feedback/dialog'
import { fieldValueText } from './field-value-text'
import css from './form.module.css'
import { useOrganisationZone } from './use-organisation-zone'

/** A conflict: the current record, and the fields that both people changed. */
export interface EditConflict<C extends Collection> {
  readonly theirs: StoredOf<C>
  /** The other person's values of this form's fields. */
  readonly values: Readonly<Record<string, unknown>>
  readonly conflicts: readonly string[]
}

interface MergeDialogProps<C extends Collection> {
  readonly fields: FieldMap
  /** The user's input, by field. */
  readonly mine: Readonly<Record<string, unknown>>
  readonly conflict: EditConflict<C>
  readonly onSettle: (chosen: Record<string, unknown>) => void
  readonly onClose: () => void
}

/** Somebody else saved first: the person chooses for each field which value to keep. */
export function MergeDialog<C extends Collection>({ fields, mine, conflict: { values: now, conflicts }, onSettle, onClose }: MergeDialogProps<C>) {
  const tz = useOrganisationZone()
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set(conflicts))
  const keep = (name: string, isMine: boolean) => setKept(before => new Set(isMine ? [...before, name] : [...before].filter(other => other !== name)))
  return (
    <Dialog
      open
      title="Somebody saved this while you were editing it"
      onClose={onClose}
      actions={
        <>
          <Button look="main" onClick={() => onSettle(Object.fromEntries(conflicts.map(name => [name, kept.has(name) ? mine[name] : now[name]])))}>
            Save this
          </Button>
          <Button onClick={onClose}>Back to the form</Button>
        </>
      }
    >
      <p>Your changes are still here. You both changed these fields. Choose which value to keep.</p>
      {conflicts.map(name => {
        const field = fields[name]
        return (
          <fieldset key={name} className={css.conflict}>
            <legend>{field?.label ?? name}</legend>
            <label>
              <input type="radio" name={name} checked={!kept.has(name)} onChange={() => keep(name, false)} />
              <span>
                <strong>Use theirs</strong> {fieldValueText(field, now[name], tz)}
              </span>
            </label>
            <label>
              <input type="radio" name={name} checked={kept.has(name)} onChange={() => keep(name, true)} />
              <span>
                <strong>Use yours</strong> {fieldValueText(field, mine[name], tz)}
              </span>
            </label>
          </fieldset>
        )
      })}
    </Dialog>
  )
}
