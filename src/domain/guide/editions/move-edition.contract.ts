import * as v from 'valibot'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { statesOf } from '../../shared/records/collection'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { editionStates } from '../editions.collection'

/** Events of `editionStates`. */
export const editionMoves = ['openCall', 'produce', 'archive'] as const

/**
 * The steps of an edition that staff decide on: artists read of its call, production begins, it becomes a past one. Printing and publishing have
 * callables of their own. Refuses with `edition-missing`, with `illegal-transition`, and with `edition-not-ready` where the call lacks something.
 */
export const moveEdition = cloudFunction({
  name: 'moveEdition',
  access: scope('guide'),
  input: v.strictObject({ editionId: recordId, event: v.picklist(editionMoves) }),
  output: v.strictObject({ status: v.picklist(statesOf(editionStates)) }),
})
