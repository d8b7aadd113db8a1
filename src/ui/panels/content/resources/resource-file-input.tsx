import { useState } from 'react'
import { type ResourceFile, type ResourceReaders, resourceFileLimits } from '../../../../domain/resources/resource-files'
import { ResourceService, type SendingFile } from '../../../../domain/resources/resource-service'
import { useService } from '../../../app-services/app'
import { saveFile } from '../../../app-services/save-file'
import { FailureNotice } from '../../../forms/failure-notice'
import type { FieldInputProps } from '../../../forms/field-input'
import { Button } from '../../../kit/button'
import { Field } from '../../../kit/controls/field'
import { fileSize } from '../../../picture-upload/file-size'
import { SendingLine } from '../../../picture-upload/sending-line'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import css from './resources.module.css'

interface ResourceFileInputProps extends FieldInputProps {
  /** Who may open the stored file. */
  readonly readers: ResourceReaders
}

/** A file of a resource: uploaded when it is chosen, with pause and resume, and added to the record when the form is saved. */
export function ResourceFileInput({ field, value, onChange, error, isReadOnly, readers }: ResourceFileInputProps) {
  const service = useService(ResourceService)
  const [sending, setSending] = useState<SendingFile['upload']>()
  const [failure, setFailure] = useState<unknown>()
  const file = value as ResourceFile | undefined
  useUnsavedInput(sending !== undefined)

  const send = async (chosen: File) => {
    setFailure(undefined)
    try {
      const { upload, file: stored } = service.send(chosen, readers)
      setSending(upload)
      await upload.done
      onChange(stored)
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setSending(undefined)
    }
  }
  // Never opened: a document would run with the rights of this site.
  const download = async ({ path, name, type }: ResourceFile) => {
    setFailure(undefined)
    try {
      saveFile(new Blob([await service.read(path)], { type }), name)
    } catch (refusal) {
      setFailure(refusal)
    }
  }
  return (
    <div className={css.file}>
      {!isReadOnly && (
        <Field label={field.label} help={hint} error={error}>
          {control => (
            <input
              {...control}
              type="file"
              accept={Object.keys(resourceFileLimits.types).join(',')}
              // Not disabled during an upload: that would move the focus out of the form.
              aria-disabled={sending !== undefined || undefined}
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                if (chosen && !sending) void send(chosen)
                // The same file may be chosen again.
                target.value = ''
              }}
            />
          )}
        </Field>
      )}
      {sending && <SendingLine sending={sending} what={field.label.toLowerCase()} />}
      <FailureNotice error={failure} />
      {file && (
        <div className={css.row}>
          <span>
            {file.name}, {fileSize(file.bytes)}
          </span>
          <Button size="xs" onClick={() => void download(file)}>
            Download
          </Button>
          {!isReadOnly && (
            <Button size="xs" onClick={() => onChange(undefined)}>
              Remove
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

const hint = `Documents, tables, pictures or ZIP, at most ${resourceFileLimits.bytes / 2 ** 20} MB`
