import { importMappings } from '../operations/import-batches'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { requireKind, scopeOfKind } from './import-scope'
import { rememberMapping } from './remember-mapping.function'
import { headerKey } from './remembered-mapping'

export const rememberMappingHandler = handle(rememberMapping, (world, mapping) => {
  const scope = scopeOfKind[mapping.kind]
  requireKind(world, mapping.kind)
  return new Records(world.documents, { current: world.actor }).transact(async within => {
    const id = headerKey(mapping.kind, mapping.header)
    const before = await within.get(importMappings, id)
    if (before) within.change(importMappings, before, mapping)
    else within.create(importMappings, id, { ...mapping, scope })
    return {}
  })
})
