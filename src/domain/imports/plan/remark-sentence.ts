import { expectedOf } from '../cells/read-fields'
import type { ImportHandler } from '../import-handler'
import type { Remark } from './remark'
import { commonRowText, type RemarkFacts } from './row-text'

/** The sentence for a reason or warning of a row. `RowCells` accepts only codes that have a sentence. */
export function remarkSentence({ kind, words }: ImportHandler, { code, field = '', value }: Remark): string {
  const column = kind.columns.find(({ name }) => name === field)
  const label = column?.label ?? (field || 'The row')
  const plain = shortened(value)
  const facts: RemarkFacts = { label, field, value: plain, cell: `“${plain}”`, expected: column?.fills ? expectedOf(column.fills) : 'readable' }
  const reasons: typeof words.reasons = { ...commonRowText.reasons, ...words.reasons }
  return (reasons[code] ?? warningWords(words)[code]!.row)(facts)
}

/** The sentence for all rows with a warning. */
export const warningSentence = ({ words }: ImportHandler, code: string): string => warningWords(words)[code]!.all

const warningWords = ({ warnings }: ImportHandler['words']): ImportHandler['words']['warnings'] => ({ ...commonRowText.warnings, ...warnings })

const shortened = (value: string | number | undefined) => {
  const text = String(value ?? '')
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
