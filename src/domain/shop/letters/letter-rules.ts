import { officeSettings } from '../../content/office-settings.collection'
import type { LetterContext } from '../../giving/letters/draft-letter'
import { thresholdsOf } from '../../giving/letters/tax-thresholds'
import { letters, type StoredLetter } from '../../giving/letters.collection'
import { organisationId } from '../../shared/records/organisation.collection'
import type { Records } from '../../shared/records/records'

/** The rules' settings for any year, apart from lines and letters. */
export async function letterRules(records: Records): Promise<(taxYear: number, issued: LetterContext['issued']) => LetterContext> {
  const office = await records.get(officeSettings, organisationId)
  const organisation = { ...(office && { legalName: office.legalName }), ...(office?.ein !== undefined && { ein: office.ein }) }
  return (taxYear, issued) => ({ organisation, issued, thresholds: thresholdsOf(office?.taxYears ?? [], taxYear) })
}

/** All letters, including void ones, about an order or a gift without one. */
export const lettersAbout = (records: Records, sourceId: string): Promise<readonly StoredLetter[]> =>
  records.find(letters, { where: [['about', 'array-contains', sourceId]] })

/** Whether a letter is a valid statement for the year. */
export const isStatementOf = (taxYear: number) => (letter: StoredLetter) =>
  letter.kind === 'yearEnd' && letter.taxYear === taxYear && letter.status === 'issued'
