import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { centre, cropsAround, type FocalPoint } from '../../../../domain/pictures/picture-crops'
import { type PictureSize, storedSize, wholePicture } from '../../../../domain/pictures/picture-upload-rules'
import { PictureUploadService, type Sending } from '../../../../domain/pictures/picture-upload-service'
import { RuleBroken } from '../../../../domain/shared/records/rule-broken'
import { useService } from '../../../app-services/app-context'
import { hashOfPicture } from '../../../picture-upload/perceptual-image-hash'
import { lookAtPicture, openPicture, preparePicture } from '../../../picture-upload/prepare-picture'
import { useUnsavedInput } from '../../../routing/unsaved-input'

/** A chosen file that is being uploaded. */
export interface QueuedPicture {
  readonly key: number
  readonly name: string
  /** The file as chosen, or as converted for the browser. */
  readonly file: Blob
  /** Object URL of the file. */
  readonly address: string
  readonly size: PictureSize
  readonly alt: string
  readonly focal: FocalPoint
  readonly state: 'chosen' | 'sending' | 'stored' | 'failed'
  readonly sending?: Sending | undefined
  /** Id of its record, once it is stored. */
  readonly id?: string
  readonly error?: unknown
}

/** A file that cannot be used, and why. */
export interface RefusedFile {
  readonly name: string
  readonly error: RuleBroken
}

let lastKey = 0

async function preparedPicture(file: Blob) {
  const opened = await openPicture(file)
  try {
    return { prepared: await preparePicture(opened, wholePicture), phash: hashOfPicture(opened) }
  } finally {
    opened.close()
  }
}

/** An upload queue of several files, each with its own description and focal point, and individually uploaded, paused or canceled. */
export function useUploadQueue() {
  const uploads = useService(PictureUploadService)
  const [queue, setQueue] = useState<readonly QueuedPicture[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  /** The current queue, for asynchronous work that began with an earlier one. */
  const now = useRef(queue)
  useUnsavedInput(queue.some(({ state }) => state !== 'stored'))

  const put = (next: readonly QueuedPicture[]) => {
    now.current = next
    setQueue(next)
  }
  const find = (key: number) => now.current.find(one => one.key === key)
  const change = (key: number, part: Partial<QueuedPicture>) => put(now.current.map(one => (one.key === key ? { ...one, ...part } : one)))
  const cancelAll = useEffectEvent(() => {
    for (const { address, sending } of now.current) {
      URL.revokeObjectURL(address)
      sending?.cancel()
    }
    now.current = []
  })
  useEffect(() => () => cancelAll(), [])

  const add = async (files: readonly File[]) => {
    setRefused([])
    for (const file of files) {
      const found = await lookAtPicture(file)
      if (typeof found === 'string') {
        setRefused(before => [...before, { name: file.name, error: new RuleBroken('picture-refused', { problem: found }) }])
        continue
      }
      const { opened, shown } = found
      const size = { width: opened.width, height: opened.height }
      opened.close()
      const address = URL.createObjectURL(shown)
      put([...now.current, { key: ++lastKey, name: file.name, file: shown, address, size, alt: '', focal: centre, state: 'chosen' }])
    }
  }

  /** Uploads a waiting picture. Does nothing if it is uploading already or was removed while it was prepared. */
  const send = async ({ key }: QueuedPicture) => {
    const known = find(key)
    if (!known || known.state === 'sending' || known.state === 'stored') return
    const { file, alt, focal } = known
    change(key, { state: 'sending', error: undefined })
    try {
      const { prepared, phash } = await preparedPicture(file)
      if (!find(key)) return
      const crops = cropsAround(storedSize(prepared), focal)
      const sending = await uploads.send({ ...prepared, alt: alt.trim(), phash, focal: { ...focal }, crops })
      // It was removed, or the panel left, while the upload began.
      if (!find(key)) return sending.cancel()
      change(key, { sending })
      // Other uploads start while this one runs.
      void sending.done.then(
        id => change(key, { state: 'stored', sending: undefined, id }),
        (error: unknown) => change(key, { state: 'failed', sending: undefined, error }),
      )
    } catch (error) {
      change(key, { state: 'failed', error })
    }
  }
  const sendAll = async () => {
    for (const one of queue) if (one.state === 'chosen' || one.state === 'failed') await send(one)
  }
  const remove = (key: number) => {
    URL.revokeObjectURL(find(key)?.address ?? '')
    put(now.current.filter(one => one.key !== key))
  }
  return { queue, refused, add, change, send, sendAll, remove }
}
