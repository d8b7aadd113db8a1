import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/**
 * Makes a published edition the guide that visitors see first, and answers which one it was before, so that it can be switched back.
 * Publishes nothing. Refuses with `edition-unpublished`.
 */
export const chooseCurrentEdition = cloudFunction({
  name: 'chooseCurrentEdition',
  repeatable: 'the same edition twice is the same',
  access: scope('guide'),
  input: v.strictObject({ editionId: recordId }),
  output: v.strictObject({ previous: v.exactOptional(v.string()) }),
})
