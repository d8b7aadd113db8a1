import type { HandlerContext } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import { RuleBroken } from '../shared/records/rule-broken'
import { sha256 } from '../shared/sha256'
import { readManifest, type SignedManifest } from './backup-manifest'
import { manifestFile, partFile, type Restore } from './restores.collection'

type Stored = Pick<HandlerContext, 'storage'>

export async function storedManifest({ storage }: Stored, restoreId: string): Promise<SignedManifest> {
  const file = await storage.read(manifestFile(restoreId)).catch(unlessMissing)
  if (!file) throw new RuleBroken('restore-over')
  const [first = '', second = ''] = (await file.text()).split('\n')
  return readManifest(first, second)
}

/** Throws `backup-part` unless this is the part that the signed manifest names. */
export async function requirePart({ manifest }: SignedManifest, part: number, content: Blob): Promise<void> {
  const { parts } = manifest
  const named = parts[part]
  if (named?.bytes !== content.size || (await sha256(content)) !== named.sha256)
    throw new RuleBroken('backup-part', { part: part + 1, parts: parts.length })
}

/** The lines of an uploaded part, verified again, so that only signed content is written. */
export async function linesOf({ storage }: Stored, restoreId: string, signed: SignedManifest, part: number): Promise<readonly string[]> {
  const file = await storage.read(partFile(restoreId, part)).catch(unlessMissing)
  if (!file) throw new RuleBroken('restore-over')
  await requirePart(signed, part, file)
  return (await file.text()).split('\n').filter(line => line !== '')
}

/** Deletes the uploaded files, which contain all of the organization's data. Safe to repeat. */
export async function removeParts({ storage }: Stored, { id, parts }: Pick<Restore, 'id' | 'parts'>): Promise<void> {
  const files = Array.from({ length: parts }, (_, part) => partFile(id, part))
  for (const file of [...files, manifestFile(id)]) await storage.delete(file).catch(unlessMissing)
}
