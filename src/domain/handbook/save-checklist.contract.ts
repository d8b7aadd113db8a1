import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId as id } from '../shared/records/document-id'
import { role, scope } from '../shared/records/policy'

/**
 * Writes a whole checklist. `rev` is the revision that was read, 0 for a new one. If somebody else saved first, it returns `overtaken` and
 * writes nothing.
 */
export const saveChecklist = cloudFunction({
  name: 'saveChecklist',
  access: role('admin'),
  input: v.strictObject({
    id,
    rev: v.pipe(v.number(), v.integer(), v.minValue(0)),
    title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    editionId: v.optional(id),
    items: v.pipe(
      v.array(
        v.strictObject({
          text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(140)),
          ownerId: v.optional(id),
          due: v.optional(v.pipe(v.string(), v.isoTimestamp())),
          done: v.boolean(),
        }),
      ),
      v.maxLength(100),
    ),
  }),
  output: v.strictObject({ outcome: v.picklist(['saved', 'overtaken']) }),
})

/**
 * Copies the checklists of one edition to another. Owners stay, nothing is done yet, and every due date keeps its distance to the first
 * weekend. Lists that were copied already are skipped.
 */
export const cloneChecklists = cloudFunction({
  name: 'cloneChecklists',
  repeatable: 'it does what is there now, and the same twice is the same',
  access: scope('content'),
  input: v.strictObject({ from: id, to: id }),
  output: v.strictObject({ copied: v.number() }),
})
