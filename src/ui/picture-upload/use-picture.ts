import { useEffect, useRef, useState } from 'react'
import { fitOf, type PicturePart, type PictureProblem, pixelsOf, wholePicture } from '../../domain/pictures/picture-upload'
import { lookAtPicture } from './prepare-picture'

export interface ChosenPicture {
  readonly name: string
  readonly opened: ImageBitmap
  /** Object URL of the file as chosen, or as converted for the browser. */
  readonly address: string
}

/** A picture and the part of it to keep. */
export interface PictureToSend {
  readonly picture: ChosenPicture
  readonly part: PicturePart
}

const isTooSmall = ({ picture, part }: PictureToSend) => fitOf(pixelsOf(part, picture.opened)) === 'nothing'

/** The chosen file, opened and checked, and the part of it to keep. A file that cannot be used leaves the previous one chosen. */
export function usePicture() {
  const [picture, setPicture] = useState<ChosenPicture>()
  const [part, setPart] = useState<PicturePart>(wholePicture)
  const [problem, setProblem] = useState<PictureProblem>()
  const held = useRef<ChosenPicture>(undefined)
  const latest = useRef(0)
  /** Resolves with whether the file can be used. */
  const opening = useRef<Promise<boolean>>(undefined)
  const hold = (next: ChosenPicture | undefined) => {
    if (held.current) URL.revokeObjectURL(held.current.address)
    held.current?.opened.close()
    held.current = next
  }
  useEffect(
    () => () => {
      latest.current += 1
      if (held.current) URL.revokeObjectURL(held.current.address)
    },
    [],
  )
  const open = async (file: File): Promise<boolean> => {
    const mine = ++latest.current
    const found = await lookAtPicture(file)
    if (mine !== latest.current) return false
    opening.current = undefined
    setProblem(typeof found === 'string' ? found : undefined)
    if (typeof found === 'string') return false
    const { opened, shown } = found
    const next = { name: file.name, opened, address: URL.createObjectURL(shown) }
    hold(next)
    setPart(wholePicture)
    setPicture(next)
    return true
  }
  const choose = (file: File) => {
    opening.current = open(file)
  }
  /** The picture to send, once the chosen file is open, which can take seconds; `undefined` if there is none. */
  const ready = async (): Promise<PictureToSend | undefined> => {
    if (opening.current && !(await opening.current)) return undefined
    if (!held.current) return undefined
    const toSend = { picture: held.current, part: held.current === picture ? part : wholePicture }
    return isTooSmall(toSend) ? undefined : toSend
  }
  const isSmall = picture !== undefined && isTooSmall({ picture, part })
  return { picture, part, cut: setPart, choose, ready, problem: problem ?? (isSmall ? ('too-small' as const) : undefined), isSmall }
}
export type PictureUse = ReturnType<typeof usePicture>
