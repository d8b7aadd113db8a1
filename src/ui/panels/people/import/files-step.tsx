import { useDropzone } from 'react-dropzone'
import { pictureLimits } from '../../../../domain/content/picture-upload'
import { batchLimits } from '../../../../domain/imports/plan-parts'
import { tableLimits, zipLimits } from '../../../../domain/imports/table'
import { errorWords } from '../../../app-services/error-sentence'
import { Button } from '../../../office/controls/button'
import styles from './import.module.css'
import { type FileJob, type ImportState, readyToMap } from './import-steps'

interface Props {
  readonly state: ImportState
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly onBack: () => void
  readonly onNext: () => void
}

/** The files: dropped, pasted or chosen, and what each turned out to be. */
export function FilesStep({ state, onFiles, onRemove, onBack, onNext }: Props) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({ noClick: true, noKeyboard: true, onDrop: files => onFiles(files) })
  return (
    <div className={styles.step}>
      <h2>Files for {state.aim?.name}</h2>
      <div {...getRootProps({ className: styles.drop, 'data-over': isDragActive })}>
        <input {...getInputProps({ 'aria-label': 'Files to import' })} tabIndex={-1} />
        <p>
          <strong>Drop the files here</strong>
          {state.aim?.is === 'edition' && ', the listings and their openings together if you have both.'}
          {state.aim?.is === 'pictures' && ', one ZIP or several.'}
          {state.aim?.is !== 'edition' && state.aim?.is !== 'pictures' && ', one row each.'}
        </p>
        <Button variant={state.jobs.length > 0 ? 'default' : 'filled'} onClick={open}>
          Choose files
        </Button>
        <p className={styles.quiet}>{state.aim?.is === 'pictures' ? zipWords : tableWords} Nothing is written before you have seen the dry run.</p>
      </div>
      {state.jobs.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {state.jobs.map(job => (
            <li key={job.id}>
              <div>
                <strong>{job.file.name}</strong>
                <FileWords job={job} />
              </div>
              <Button variant="default" size="compact-md" onClick={() => onRemove(job.id)} aria-label={`Remove ${job.file.name}`}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        {state.jobs.length > 0 && (
          <Button disabled={!readyToMap(state)} onClick={onNext}>
            Look at the columns
          </Button>
        )}
      </div>
    </div>
  )
}

const said = (n: number) => n.toLocaleString('en-US')
const megabytes = (bytes: number) => said(bytes / 1024 / 1024)
const tableWords = `Tables as CSV or text, with commas, semicolons, tabs or bars; at most ${megabytes(tableLimits.fileBytes)} MB and ${said(tableLimits.rows)} rows; more than ${said(batchLimits.rows)} are taken in parts.`
const zipWords = `A ZIP of at most ${megabytes(tableLimits.fileBytes)} MB with at most ${said(zipLimits.pictures)} pictures (JPEG, PNG, WebP, HEIC; ${megabytes(pictureLimits.bytes)} MB each), and a table as CSV that says what each shows.`

const encodings = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16 (big-endian)', 'windows-1252': 'Windows-1252' } as const
const delimiters = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const

function FileWords({ job }: { job: FileJob }) {
  if (job.state === 'reading') return <p role="status">Reading…</p>
  if (job.state === 'unreadable') {
    const { happened, next } = errorWords(job.error)
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
        {said(pictures)} pictures and a table of {said(rows)} rows.
      </p>
    )
  return (
    <p className={styles.quiet}>
      {rows.toLocaleString('en-US')} rows, {header.length} columns, separated by {delimiters[delimiter]}, written in {encodings[encoding]}. It looks
      like {job.kind}.
    </p>
  )
}
