import { useEffect, useRef, useState } from 'react'
import { PictureUploadService, type Sending } from '../../domain/pictures/picture-upload-service'
import { useApp } from '../app-services/app-context'
import { preparePicture } from './prepare-picture'
import type { PictureToSend } from './use-chosen-picture'

/** A picture stored by an earlier attempt, with the same pixels and description. */
interface Stored {
  readonly of: string
  readonly imageId: string
}

/**
 * Uploads a picture and uses it: a second attempt with the same one finds it stored. A stored picture that is not used, because the form was left,
 * is deleted.
 */
export function useUploadAndApply() {
  const app = useApp()
  const [sending, setSending] = useState<Sending>()
  const stored = useRef<Stored>(undefined)
  const current = useRef<Sending>(undefined)
  const uploads = async () => (await app.services()).get(PictureUploadService)
  const discard = async () => {
    const unused = stored.current
    stored.current = undefined
    if (unused) await (await uploads()).discard(unused.imageId)
  }
  const leave = useRef(discard)
  useEffect(
    () => () => {
      current.current?.cancel()
      // The component is gone, so nothing is shown; the picture is not published and only its owner can open it.
      leave.current().catch((error: unknown) => console.warn('a picture that was not used is still stored', error))
    },
    [],
  )

  const storedId = async ({ picture, part }: PictureToSend, alt: string): Promise<string> => {
    const of = JSON.stringify([picture.address, part, alt])
    if (stored.current?.of === of) return stored.current.imageId
    await discard()
    const upload = await (await uploads()).send({ ...(await preparePicture(picture.opened, part)), alt })
    current.current = upload
    setSending(upload)
    try {
      stored.current = { of, imageId: await upload.done }
      return stored.current.imageId
    } finally {
      current.current = undefined
      setSending(undefined)
    }
  }

  /** Uploads the picture if it is not stored yet, then runs the action with it. */
  const sendAnd = async (inHand: PictureToSend, alt: string, use: (imageId: string) => Promise<void>) => {
    await use(await storedId(inHand, alt))
    stored.current = undefined
  }
  return { sending, sendAnd }
}
