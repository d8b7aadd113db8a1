import { momentIn } from '../../../../../domain/imports/cells/parse-cell-times'
import { type Formats, targetOf } from '../../../../../domain/imports/columns/column-mapping'
import { type TextEncoding, textEncodings } from '../../../../../domain/imports/file/file-table'
import { Select } from '../../../../kit/controls/select'
import type { ImportTarget, ReadJob } from '../chosen-files'
import styles from '../import.module.css'

interface Props {
  readonly job: ReadJob
  readonly target: ImportTarget
  readonly onChange: (formats: Partial<Formats>) => void
  readonly onEncoding: (encoding: TextEncoding) => void
}

export const encodingNames: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
}

/** The file's encoding, and its formats of dates, decimals and lists, each with an example cell and its interpretation. */
export function FormatFields({ job, target, onChange, onEncoding }: Props) {
  const { formats, unsure } = job
  const date = sampleOf(job, 'start', 'date', 'end')
  const decimals = sampleOf(job, 'lat', 'lng', 'latLng', 'amount', 'price')
  const list = sampleOf(job, 'media', 'tags', 'facilities')
  const { encoding, accented } = job.summary
  if (!date && !decimals && !list && !accented) return null
  return (
    <fieldset className={styles.formats}>
      <legend>How it is written</legend>
      {accented && (
        <Select
          label="Letters"
          help={`For example “${accented.slice(0, 60)}”. Choose another if this looks wrong.`}
          value={encoding}
          onChange={event => onEncoding(event.currentTarget.value as TextEncoding)}
          options={textEncodings.map(value => ({ value, label: encodingNames[value] }))}
        />
      )}
      {date && (
        <Select
          label="Dates"
          help={dateSentence(date, formats.date, target.tz)}
          error={unsure.includes('date') ? 'The file fits more than one order: look at the example and choose.' : undefined}
          value={formats.date}
          onChange={event => onChange({ date: event.currentTarget.value as Formats['date'] })}
          options={[
            { value: 'iso', label: 'Year-month-day (2027-09-03)' },
            { value: 'dmy', label: 'Day, month, year (03.09.2027)' },
            { value: 'mdy', label: 'Month, day, year (09/03/2027)' },
            { value: 'ymd', label: 'Year, month, day (2027/09/03)' },
          ]}
        />
      )}
      {decimals && (
        <Select
          label="Decimals"
          help={`For example ${decimals}`}
          value={formats.decimal}
          onChange={event => onChange({ decimal: event.currentTarget.value as Formats['decimal'] })}
          options={[
            { value: '.', label: 'Point (53.35)' },
            { value: ',', label: 'Comma (53,35)' },
          ]}
        />
      )}
      {list && (
        <Select
          label="Lists in one cell"
          help={`“${list.slice(0, 60)}” reads as ${list.split(formats.list).length}`}
          value={formats.list}
          onChange={event => onChange({ list: event.currentTarget.value as Formats['list'] })}
          options={[
            { value: ';', label: 'Separated by ;' },
            { value: ',', label: 'Separated by ,' },
            { value: '|', label: 'Separated by |' },
            { value: '/', label: 'Separated by /' },
          ]}
        />
      )}
    </fieldset>
  )
}

function sampleOf({ mapping, summary }: ReadJob, ...fields: readonly string[]): string | undefined {
  const columns = summary.header.filter(header => fields.includes(targetOf(mapping, header) ?? ''))
  return columns.map(header => summary.samples[header]?.[0]).find(sample => sample !== undefined)
}

/** "03.09.2027 reads as Friday, September 3, 2027". */
export function dateSentence(cell: string, format: Formats['date'], tz: string): string {
  const { date, time, offset } = momentIn(cell, format)
  if (!date) return `${cell} cannot be read this way`
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
  if (!time) return `${cell} reads as ${day}`
  return `${cell} reads as ${day}, ${time} ${offset ? `at offset ${offset}, turned to ${tz}` : `in ${tz}`}`
}
