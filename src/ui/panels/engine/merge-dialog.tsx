import { useState } from 'react'
import type { Collection } from '../../../domain/shared/collection'
import { Dialog } from '../../kit/dialog'
import { Button } from '../../office/controls/button'
import css from './record-form.module.css'
import { usePanelPlace } from './use-panel-place'
import type { Overtaken } from './use-record-form'
import { valueWords } from './value-words'

interface MergeDialogProps<C extends Collection> {
  readonly of: C
  /** What was entered, by field. */
  readonly mine: Readonly<Record<string, unknown>>
  readonly overtaken: Overtaken<C>
  readonly onSettle: (chosen: Record<string, unknown>) => void
  readonly onClose: () => void
}

/** Somebody else saved first: whose value stands is chosen field by field. */
export function MergeDialog<C extends Collection>({ of, mine, overtaken: { theirs, conflicts }, onSettle, onClose }: MergeDialogProps<C>) {
  const { tz } = usePanelPlace()
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set(conflicts))
  const now = theirs as Readonly<Record<string, unknown>>
  const keep = (name: string, isMine: boolean) => setKept(before => new Set(isMine ? [...before, name] : [...before].filter(other => other !== name)))
  return (
    <Dialog
      open
      title="Somebody else saved first"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onSettle(Object.fromEntries(conflicts.map(name => [name, kept.has(name) ? mine[name] : now[name]])))}>
            Save this
          </Button>
          <Button variant="default" onClick={onClose}>
            Back to the form
          </Button>
        </>
      }
    >
      <p>What they changed elsewhere in the record is kept. These fields you both changed: choose which value stands.</p>
      {conflicts.map(name => {
        const field = of.fields[name]
        return (
          <fieldset key={name} className={css.conflict}>
            <legend>{field?.label ?? name}</legend>
            <label>
              <input type="radio" name={name} checked={!kept.has(name)} onChange={() => keep(name, false)} />
              <span>
                <strong>Theirs</strong> {valueWords(field, now[name], tz)}
              </span>
            </label>
            <label>
              <input type="radio" name={name} checked={kept.has(name)} onChange={() => keep(name, true)} />
              <span>
                <strong>Mine</strong> {valueWords(field, mine[name], tz)}
              </span>
            </label>
          </fieldset>
        )
      })}
    </Dialog>
  )
}
