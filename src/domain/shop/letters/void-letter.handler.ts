import type { LetterDraft, LetterResult } from '../../giving/letters/draft-letter'
import { letters, type StoredLetter } from '../../giving/letters.collection'
import { defineHandler, recordAt } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { letterIssueContext } from './letter-issue-context'
import { letterToday, replaceLetter } from './replace-letter'
import { sendLetters } from './send-letters'
import { voidLetter } from './void-letter.contract'

export const voidLetterHandler = defineHandler(voidLetter, async (context, { letterId, reason, replace, mail }) => {
  const { number, replacement } = await context.once(
    async (within, issuing: Awaited<ReturnType<typeof letterIssueContext>>) => {
      const letter = await recordAt(within, letters, letterId)
      if (letter.status === 'void') throw new RuleBroken('letter-refused', { reasons: ['already-void'] })
      const now = replace ? await letterToday(within, issuing, letter) : undefined
      const written = await replaceLetter(
        within,
        { context, issuing, letter, reason },
        now && { about: now.about, draft: draftIn(letter, now.result) },
      )
      return { number: letter.number, ...(written && { replacement: { letterId: written.id, path: written.pdfPath } }) }
    },
    () => letterIssueContext(context),
  )
  if (replacement) await sendLetters(context, [replacement.letterId], mail)
  return { number, ...(replacement && { replacement }) }
})

/** A statement must be replaced by a statement. */
function draftIn({ kind }: StoredLetter, result: LetterResult): LetterDraft {
  if ('letter' in result) return { ...result.letter, kind: kind === 'yearEnd' ? kind : 'correction' }
  throw new RuleBroken('letter-refused', { reasons: 'refused' in result ? result.refused.map(({ reason }) => reason) : ['sales-receipt'] })
}
