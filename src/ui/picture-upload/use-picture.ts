import { useEffect, useRef, useState } from 'react'
import { fitOf, type PicturePart, type PictureProblem, pixelsOf, wholePicture } from '../../domain/pictures/picture-upload'
import { lookAtPicture } from './prepare-picture'

export interface ChosenPicture {
  readonly name: string
  readonly opened: ImageBitmap
  /** Object URL of the file as chosen, or as converted for the browser. */
  readonly address: string
}

/** The chosen file, opened and checked, and the part of it to keep. A file that cannot be used leaves the previous one chosen. */
export function usePicture() {
  const [picture, setPicture] = useState<ChosenPicture>()
  const [part, setPart] = useState<PicturePart>(wholePicture)
  const [problem, setProblem] = useState<PictureProblem>()
  const held = useRef<ChosenPicture>(undefined)
  const latest = useRef(0)
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
  const choose = async (file: File) => {
    const mine = ++latest.current
    const found = await lookAtPicture(file)
    if (mine !== latest.current) return
    setProblem(typeof found === 'string' ? found : undefined)
    if (typeof found === 'string') return
    const { opened, shown } = found
    const next = { name: file.name, opened, address: URL.createObjectURL(shown) }
    hold(next)
    setPart(wholePicture)
    setPicture(next)
  }
  const isSmall = picture !== undefined && fitOf(pixelsOf(part, picture.opened)) === 'nothing'
  return { picture, part, cut: setPart, choose, problem: problem ?? (isSmall ? ('too-small' as const) : undefined), isSmall }
}
export type PictureUse = ReturnType<typeof usePicture>
