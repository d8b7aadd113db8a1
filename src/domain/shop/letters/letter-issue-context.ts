import type { LetterContext } from '../../giving/letters/letter-kind'
import type { HandlerContext } from '../../shared/functions/handler-context'
import type { Records } from '../../shared/records/records'
import { letterRules } from './letter-rules'

/** What issuing letters needs besides a transaction. */
export interface LetterIssueContext {
  /** Records as the organisation reads them, for questions that a transaction cannot ask. */
  readonly records: Records
  readonly rulesOf: (taxYear: number, issued: LetterContext['issued']) => LetterContext
  /** `YYYY-MM-DD`. */
  readonly today: string
}

export const letterIssueContext = async ({ systemRecords: records, today }: HandlerContext): Promise<LetterIssueContext> => ({
  records,
  rulesOf: await letterRules(records),
  today: await today(),
})
