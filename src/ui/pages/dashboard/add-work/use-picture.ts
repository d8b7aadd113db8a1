import { useEffect, useRef, useState } from 'react'
import { fileProblem, fitOf, type PictureProblem } from '../../../../domain/content/picture-upload'
import { openPicture } from './prepare-picture'

export interface ChosenPicture {
  readonly name: string
  readonly opened: ImageBitmap
  /** An address of this page for the file as it was chosen. */
  readonly address: string
}

/** The file somebody chose, opened and looked at. A file that cannot be taken leaves the former one chosen. */
export function usePicture() {
  const [picture, setPicture] = useState<ChosenPicture>()
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
    setProblem(fileProblem(file))
    if (fileProblem(file)) return
    // The artist hears of it as `unreadable`.
    const opened = await openPicture(file).catch(() => undefined)
    if (mine !== latest.current) return
    if (!opened) return setProblem('unreadable')
    if (fitOf(opened) === 'nothing') return setProblem('too-small')
    const next = { name: file.name, opened, address: URL.createObjectURL(file) }
    hold(next)
    setPicture(next)
  }
  return { picture, problem, choose }
}
