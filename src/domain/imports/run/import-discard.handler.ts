import { defineHandler } from '../../shared/functions/handler'
import { requireScope } from '../import-scope'
import { deleteChosenFile } from './delete-planned-rows'
import { discardDryRunsOfFile } from './discard-dry-runs-of-file'
import { importDiscard } from './import-discard.contract'

export const importDiscardHandler = defineHandler(importDiscard, async (context, { importId, scope }) => {
  requireScope(context, scope)
  await discardDryRunsOfFile(context, scope, importId)
  await deleteChosenFile(context, scope, importId)
  return {}
})
