import { useState } from 'react'
import { type DocumentFile, documentFileLimits } from '../../domain/shared/files/document-file'
import { DocumentUploads, type SendingFile } from '../../domain/shared/files/document-uploads'
import { useService } from '../app-services/app-context'
import { saveFile } from '../app-services/save-file'
import { FailureNotice } from '../forms/failure-notice'
import type { FieldInputProps } from '../forms/field-input-props'
import { Button } from '../kit/button'
import { Field } from '../kit/controls/field'
import { fileSize } from '../picture-upload/file-size'
import { UploadProgress } from '../picture-upload/upload-progress'
import { useUnsavedInput } from '../routing/unsaved-input'
import css from './document-file-input.module.css'

interface DocumentFileInputProps extends FieldInputProps {
  /** The folder in which it is stored; it decides who may open the file. */
  readonly folder: string
}

/** Input for a record's file: it is uploaded when it is chosen, with pause and resume, and added to the record when the form is saved. */
export function DocumentFileInput({ field, value, onChange, error, isReadOnly, folder }: DocumentFileInputProps) {
  const service = useService(DocumentUploads)
  const [sending, setSending] = useState<SendingFile['upload']>()
  const [failure, setFailure] = useState<unknown>()
  const file = value as DocumentFile | undefined
  useUnsavedInput(sending !== undefined)

  const send = async (chosen: File) => {
    setFailure(undefined)
    try {
      const { upload, file: stored } = service.send(chosen, folder)
      setSending(upload)
      await upload.done
      onChange(stored)
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setSending(undefined)
    }
  }
  // Always downloaded, never opened in the browser: a document would run with the rights of this site.
  const download = async ({ path, name, type }: DocumentFile) => {
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
        <Field label={field.label} help={field.help === undefined ? limits : `${field.help} ${limits}.`} error={error}>
          {control => (
            <input
              {...control}
              type="file"
              accept={Object.keys(documentFileLimits.types).join(',')}
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
      {sending && <UploadProgress sending={sending} what={field.label.toLowerCase()} />}
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

const limits = `Documents, tables, pictures or ZIP, at most ${documentFileLimits.bytes / 2 ** 20} MB`
