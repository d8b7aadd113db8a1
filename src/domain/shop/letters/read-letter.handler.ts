import { letters } from '../../giving/letters.collection'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { allows } from '../../shared/records/policy'
import { readLetter } from './read-letter.contract'

export const readLetterHandler = defineHandler(readLetter, async (context, { letterId }) => {
  const letter = await context.systemRecords.get(letters, letterId)
  if (!letter || !allows(letters.access.get, context.actor, { fields: { personId: letter.personId } })) throw new Refused('not-found', letterId)
  const { number, createdAt, text } = letter
  return { number, issuedAt: createdAt.toISOString(), text }
})
