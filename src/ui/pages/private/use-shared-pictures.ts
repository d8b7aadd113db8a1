import { useEffect, useState } from 'react'
import type { Pictures, ShownPicture } from '../../../domain/pictures/picture-service'
import type { OpenShare } from '../../../domain/private-shares/resolve-private-share.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { omitUndefined } from '../../../domain/shared/omit-undefined'
import { useService } from '../../app-services/app-context'
import { readSharedFile } from './read-shared-file'

/** The pictures of a share, as they arrive. Their files stay closed: they are read with the view's pass. One that cannot be read is left out. */
export function useSharedPictures({ pictures, pass }: OpenShare): Pictures {
  const callables = useService(Callables)
  const [shown, setShown] = useState<Pictures>({})
  useEffect(() => {
    const made: string[] = []
    let isOver = false
    const read = async (id: string, facts: OpenShare['pictures'][string]) => {
      const file = await readSharedFile(callables, pass, id)
      if (isOver) return
      const src = URL.createObjectURL(file)
      made.push(src)
      setShown(before => ({ ...before, [id]: omitUndefined<ShownPicture>({ ...facts, src }) }))
    }
    // A picture that cannot be read is left out; the page stands without it.
    for (const [id, facts] of Object.entries(pictures)) read(id, facts).catch(() => undefined)
    return () => {
      isOver = true
      for (const src of made) URL.revokeObjectURL(src)
    }
  }, [callables, pass, pictures])
  return shown
}
