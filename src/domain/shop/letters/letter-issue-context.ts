import type { LetterContext } from '../../giving/letters/draft-letter'
import type { HandlerContext } from '../../shared/functions/handler'
import type { Records } from '../../shared/records/records'
import { letterRules } from './letter-rules'

/** Everything that issuing letters needs apart from a transaction. */
export interface LetterIssueContext {
  /** Reads records as the organization, for queries that a transaction cannot run. */
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
