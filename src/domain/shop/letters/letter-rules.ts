import { officeSettings } from '../../content/office-settings.collection'
import type { LetterContext } from '../../giving/letters/letter-kind'
import { thresholdsOf } from '../../giving/letters/thresholds'
import { letters, type StoredLetter } from '../../giving/letters.collection'
import { organisationId } from '../../shared/records/organisation.collection'
import type { Records } from '../../shared/records/records'

/** What the rules need besides lines and letters, for any year. */
export async function letterRules(records: Records): Promise<(taxYear: number, issued: LetterContext['issued']) => LetterContext> {
  const office = await records.get(officeSettings, organisationId)
  const organisation = { ...(office && { legalName: office.legalName }), ...(office?.ein !== undefined && { ein: office.ein }) }
  return (taxYear, issued) => ({ organisation, issued, thresholds: thresholdsOf(office?.taxYears ?? [], taxYear) })
}

/** All letters, void ones too, about an order or a gift without one. */
export const lettersAbout = (records: Records, sourceId: string): Promise<readonly StoredLetter[]> =>
  records.find(letters, { where: [['about', 'array-contains', sourceId]] })

/** Whether somebody has a statement of the year that is not void. */
export const isStatementOf = (taxYear: number) => (letter: StoredLetter) =>
  letter.kind === 'yearEnd' && letter.taxYear === taxYear && letter.status === 'issued'
