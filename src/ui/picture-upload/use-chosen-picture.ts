import { useEffect, useRef, useState } from 'react'
import {
  fitOf,
  type PicturePart,
  type PictureProblem,
  pixelsOf,
  type QuarterTurn,
  turnedPart,
  wholePicture,
} from '../../domain/pictures/picture-upload-rules'
import { lookAtPicture, turnPicture } from './prepare-picture'

export interface ChosenPicture {
  /** The same as long as no other file is chosen. */
  readonly choice: number
  readonly name: string
  readonly opened: ImageBitmap
  /** Object URL of the file as chosen, as converted for the browser, or as turned. */
  readonly address: string
}

/** A picture and the part of it to keep. */
export interface PictureToSend {
  readonly picture: ChosenPicture
  readonly part: PicturePart
}

const isTooSmall = ({ picture, part }: PictureToSend) => fitOf(pixelsOf(part, picture.opened)) === 'nothing'

/** The chosen file, opened and checked, and the part of it to keep. A file that cannot be used leaves the previous one chosen. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<PictureToSend>()
  const [problem, setProblem] = useState<PictureProblem>()
  const [isOpening, setOpening] = useState(false)
  const held = useRef<PictureToSend>(undefined)
  const latest = useRef(0)
  /** Resolves with whether the file can be used. */
  const opening = useRef<Promise<boolean>>(undefined)
  const hold = (next: PictureToSend) => {
    const before = held.current?.picture
    if (before && before !== next.picture) {
      URL.revokeObjectURL(before.address)
      before.opened.close()
    }
    held.current = next
    setChosen(next)
  }
  useEffect(
    () => () => {
      latest.current += 1
      if (held.current) URL.revokeObjectURL(held.current.picture.address)
    },
    [],
  )
  const open = async (file: File): Promise<boolean> => {
    const mine = ++latest.current
    setOpening(true)
    const found = await lookAtPicture(file)
    if (mine !== latest.current) return false
    opening.current = undefined
    setOpening(false)
    setProblem(typeof found === 'string' ? found : undefined)
    if (typeof found === 'string') return false
    const { opened, shown } = found
    hold({ picture: { choice: mine, name: file.name, opened, address: URL.createObjectURL(shown) }, part: wholePicture })
    return true
  }
  const choose = (file: File) => {
    opening.current = open(file)
  }
  const turnHeld = async (turn: QuarterTurn): Promise<boolean> => {
    const from = held.current?.picture
    if (!from) return false
    const mine = latest.current
    // Told below.
    const turned = await turnPicture(from.opened, turn).catch(() => undefined)
    if (mine !== latest.current) return false
    setProblem(turned ? undefined : 'unturned')
    if (!turned) return true
    const picture = { ...from, opened: turned.opened, address: URL.createObjectURL(turned.shown) }
    // The part may have been moved meanwhile.
    hold({ picture, part: held.current!.part === wholePicture ? wholePicture : turnedPart(held.current!.part, turn) })
    return true
  }
  /** By a quarter; turns that follow each other quickly add up. */
  const turn = (way: QuarterTurn) => {
    opening.current = (opening.current ?? Promise.resolve(true)).then(() => turnHeld(way))
  }
  const cut = (part: PicturePart) => held.current && hold({ ...held.current, part })
  /** What is to be sent, once a file that was just chosen or turned is open, which can take seconds; `undefined` if there is nothing to send. */
  const ready = async (): Promise<PictureToSend | undefined> => {
    if (opening.current && !(await opening.current)) return undefined
    return held.current && !isTooSmall(held.current) ? held.current : undefined
  }
  const isSmall = chosen !== undefined && isTooSmall(chosen)
  return {
    picture: chosen?.picture,
    part: chosen?.part ?? wholePicture,
    cut,
    turn,
    choose,
    isOpening,
    ready,
    problem: problem ?? (isSmall ? ('too-small' as const) : undefined),
    isSmall,
  }
}
export type PictureUse = ReturnType<typeof useChosenPicture>
