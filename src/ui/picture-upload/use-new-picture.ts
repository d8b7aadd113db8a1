import { useLayoutEffect, useRef, useState } from 'react'
import { useApp } from '../app-services/app-context'
import { renewAccount } from '../queries/account.queries'
import { useUnsavedInput } from '../routing/unsaved-input'
import { useChosenPicture } from './use-chosen-picture'
import { useUploadAndApply } from './use-upload-and-apply'

/** The state of a form that sends a new picture with its description. Its heading gets the focus once. */
export function useNewPicture() {
  const app = useApp()
  const pictureUse = useChosenPicture()
  const { sending, sendAnd } = useUploadAndApply()
  const [isMissing, setMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  useUnsavedInput(pictureUse.picture !== undefined)
  /** Sends the picture and uses it; `false` where none is chosen, which `PictureChoice` then says. */
  const send = async (alt: string, use: (imageId: string) => Promise<void>): Promise<boolean> => {
    const picture = await pictureUse.ready()
    setMissing(!picture)
    if (!picture) return false
    await sendAnd(picture, alt.trim(), use)
    await renewAccount(app)
    return true
  }
  return { pictureUse, sending, isMissing, heading, send }
}
