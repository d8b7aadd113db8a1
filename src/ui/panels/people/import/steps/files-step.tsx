import { useDropzone } from 'react-dropzone'
import { tableLimits, zipLimits } from '../../../../../domain/imports/file/file-table'
import { batchLimits } from '../../../../../domain/imports/plan/plan-limits'
import { pictureLimits } from '../../../../../domain/pictures/picture-upload-rules'
import { errorText } from '../../../../app-services/error-sentence'
import { useFocusOnArrival } from '../../../../forms/focus/use-focus-on-arrival'
import { Button } from '../../../../kit/button'
import { counted } from '../../../../kit/counted'
import { numberText } from '../../../../kit/number-text'
import { type FileJob, type ImportTarget, readyToMap } from '../chosen-files'
import styles from '../import.module.css'
import { useChosenFiles } from '../use-chosen-files'
import { encodingNames } from './format-fields'

/** The files: dropped, pasted or chosen, each with its recognized kind. */
export function FilesStep({ target }: { readonly target: ImportTarget }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  const { state, dispatch, addFiles, removeFile } = useChosenFiles()
  const isOfPictures = target.kinds[0]?.takes === 'pictures'
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({ noClick: true, noKeyboard: true, onDrop: files => addFiles(files) })
  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1}>
        Files for {target.name}
      </h2>
      <div {...getRootProps({ className: styles.drop, 'data-over': isDragActive })}>
        <input {...getInputProps({ 'aria-label': 'Files to import' })} tabIndex={-1} />
        <p>
          <strong>Drop the files here</strong>
          {target.kinds.length > 1 && ', the listings and their openings together if you have both.'}
          {isOfPictures && ', one ZIP or several.'}
          {target.kinds.length === 1 && !isOfPictures && ', one row each.'}
        </p>
        <Button look={state.jobs.length > 0 ? 'plain' : 'main'} onClick={open}>
          Choose files
        </Button>
        <p className={styles.quiet}>{isOfPictures ? zipWords : tableWords} Nothing is written before you have seen the dry run.</p>
      </div>
      {state.jobs.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {state.jobs.map(job => (
            <li key={job.id}>
              <div>
                <strong>{job.file.name}</strong>
                <FileWords job={job} />
              </div>
              <Button size="s" onClick={() => removeFile(job.id)} aria-label={`Remove ${job.file.name}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button onClick={() => dispatch({ type: 'back' })}>Back</Button>
        {state.jobs.length > 0 && (
          <Button look="main" disabled={!readyToMap(state)} onClick={() => dispatch({ type: 'map-files' })}>
            Look at the columns
          </Button>
        )}
      </div>
    </div>
  )
}

const megabytes = (bytes: number) => numberText(bytes / 1024 / 1024)
const tableWords = `Tables as CSV or text, with commas, semicolons, tabs or bars; at most ${megabytes(tableLimits.fileBytes)} MB and ${numberText(tableLimits.rows)} rows; more than ${numberText(batchLimits.rows)} are taken in parts.`
const zipWords = `A ZIP of at most ${megabytes(tableLimits.fileBytes)} MB with at most ${numberText(zipLimits.pictures)} pictures (JPEG, PNG, WebP, HEIC; ${megabytes(pictureLimits.bytes)} MB each), and a table as CSV that says what each shows.`

const delimiters = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const

function FileWords({ job }: { job: FileJob }) {
  if (job.state === 'reading') return <p role="status">Reading…</p>
  if (job.state === 'unreadable') {
    const { happened, next } = errorText(job.error)
    return (
      <p role="alert" className={styles.bad}>
        {happened} {next}
      </p>
    )
  }
  const { rows, header, encoding, delimiter, pictures } = job.summary
  if (pictures !== undefined)
    return (
      <p className={styles.quiet}>
        {counted(pictures, 'picture')} and a table of {counted(rows, 'row')}.
      </p>
    )
  return (
    <p className={styles.quiet}>
      {counted(rows, 'row')}, {counted(header.length, 'column')}, separated by {delimiters[delimiter]}, written in {encodingNames[encoding]}. It looks
      like {job.kind.label.toLowerCase()}.
    </p>
  )
}
