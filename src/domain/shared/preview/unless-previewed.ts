import { RuleBroken } from '../records/rule-broken'

/** For `catch`: a call that is not made while staff see the site as somebody else, and whose answer the page can do without. */
export function unlessPreviewed(error: unknown): undefined {
  if (!(error instanceof RuleBroken) || (error.rule !== 'preview-only-reads' && error.rule !== 'preview-not-theirs')) throw error
}
