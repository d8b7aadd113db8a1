import { readPrivateShare, type SharePass } from '../../../domain/private-shares/resolve-private-share.contract'
import { fetchParts } from '../../../domain/shared/files/file-parts'
import type { Callables } from '../../../domain/shared/functions/callables'

/** A picture of a view, or its file. */
export async function readSharedFile(callables: Callables, pass: SharePass, imageId?: string): Promise<Blob> {
  let mime = ''
  const file = await fetchParts(
    async part => {
      const { mime: type, ...found } = await callables.call(readPrivateShare, { pass, part, ...(imageId !== undefined && { imageId }) })
      mime = type
      return found
    },
    { name: imageId ?? 'file', type: '' },
    () => undefined,
  )
  return new Blob([file], { type: mime })
}
