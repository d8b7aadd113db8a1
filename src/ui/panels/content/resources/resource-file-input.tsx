import { useState } from 'react'
import { ResourceDesk, type SendingFile } from '../../../../domain/content/resource-desk'
import { type ResourceFile, type ResourceReaders, resourceFileLimits } from '../../../../domain/content/resource-files'
import { useService } from '../../../app-services/app'
import { Button } from '../../../office/controls/button'
import { Labelled } from '../../../office/controls/labelled'
import { SendingLine } from '../../../pages/dashboard/add-work/sending-line'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import type { FieldInputProps } from '../../engine/field-input'
import { Failed } from '../../engine/outcome-line'
import { fileSize } from '../imagelibrary/file-size'
import css from './resources.module.css'

interface ResourceFileInputProps extends FieldInputProps {
  /** Who may open it once it is stored. */
  readonly readers: ResourceReaders
}

/** A file of a resource: sent as it is chosen, to be paused and gone on with, and named in the record when that is saved. */
export function ResourceFileInput({ field, value, onChange, error, isReadOnly, readers }: ResourceFileInputProps) {
  const desk = useService(ResourceDesk)
  const [sending, setSending] = useState<SendingFile['upload']>()
  const [failure, setFailure] = useState<unknown>()
  const file = value as ResourceFile | undefined
  useUnsavedInput(sending !== undefined)

  const send = async (chosen: File) => {
    setFailure(undefined)
    try {
      const { upload, file: stored } = desk.send(chosen, readers)
      setSending(upload)
      await upload.done
      onChange(stored)
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setSending(undefined)
    }
  }
  const see = async ({ path, type }: ResourceFile) => {
    setFailure(undefined)
    try {
      const address = URL.createObjectURL(new Blob([await desk.read(path)], { type }))
      window.open(address, '_blank', 'noopener')
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    } catch (refusal) {
      setFailure(refusal)
    }
  }
  return (
    <div className={css.file}>
      {!isReadOnly && (
        <Labelled label={field.label} description={hint} error={error}>
          {control => (
            <input
              {...control}
              type="file"
              accept={Object.keys(resourceFileLimits.types).join(',')}
              // Not disabled while one is on its way: that would take the focus out of the form.
              aria-disabled={sending !== undefined || undefined}
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen && !sending) void send(chosen)
                // The same file may be chosen again.
                target.value = ''
              }}
            />
          )}
        </Labelled>
      )}
      {sending && <SendingLine sending={sending} what={field.label.toLowerCase()} />}
      {failure !== undefined && <Failed error={failure} />}
      {file && (
        <div className={css.row}>
          <span>
            {file.name}, {fileSize(file.bytes)}
          </span>
          <Button variant="default" size="compact-sm" onClick={() => void see(file)}>
            See
          </Button>
          {!isReadOnly && (
            <Button variant="default" size="compact-sm" onClick={() => onChange(undefined)}>
              Take out
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const hint = `Documents, tables, pictures or ZIP, at most ${resourceFileLimits.bytes / 2 ** 20} MB`
