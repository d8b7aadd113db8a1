import { useEffect, useRef, useState } from 'react'
import type { AdOrder } from '../../../domain/ads/ad-orders.collection'
import { sendAdArt } from '../../../domain/ads/pipeline/change-own-ad.contract'
import { findingText } from '../../../domain/ads/preflight/ad-finding-text'
import { PictureUploadService, type Sending } from '../../../domain/pictures/picture-upload-service'
import { Callables } from '../../../domain/shared/functions/callables'
import { ArtWithPrintLines } from '../../ads/art-with-print-lines'
import { PreflightReport } from '../../ads/preflight-report'
import { useApp } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Button } from '../../kit/button'
import { Field } from '../../kit/controls/field'
import { UploadProgress } from '../../picture-upload/upload-progress'
import css from './ad-portal.module.css'
import { type AdArtwork, type AdFileProblem, readAdFile } from './read-ad-file'

const problems: Readonly<Record<AdFileProblem, string>> = {
  kind: 'We cannot use this kind of file. Choose a PDF, or a JPEG, PNG or WebP picture.',
  'too-large': 'This file is too large. A PDF may have 100 MB, a picture 25 MB.',
  password: 'This PDF has a password. Save it without one, then choose it again.',
  unreadable: 'We cannot open this file. It may be damaged. Export it again, then choose it.',
}

/** Artwork is chosen, checked at once, and sent when it can be printed. */
export function SendArt({ ad }: { readonly ad: AdOrder & { readonly space: NonNullable<AdOrder['space']> } }) {
  const app = useApp()
  const [art, setArt] = useState<AdArtwork>()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [sending, setSending] = useState<Sending>()
  const action = useAction()
  useEffect(() => {
    if (art) return () => URL.revokeObjectURL(art.address)
  }, [art])

  const newest = useRef(0)
  // What is still being read when the page is left is thrown away.
  useEffect(() => () => void newest.current++, [])

  const choose = async (file: File) => {
    const turn = ++newest.current
    setArt(undefined)
    setProblem(undefined)
    setReading(true)
    const read = await readAdFile(file, { ...ad.space, position: ad.position }).catch((error: unknown) => {
      console.warn('the artwork cannot be checked', error)
      return 'unreadable' as const
    })
    if (turn !== newest.current) {
      if (typeof read !== 'string') URL.revokeObjectURL(read.address)
      return
    }
    setReading(false)
    if (typeof read === 'string') setProblem(problems[read])
    else setArt(read)
  }
  const send = (chosen: AdArtwork) =>
    action.run(async () => {
      const services = await app.services()
      const upload = await services
        .get(PictureUploadService)
        .send({ ...chosen.picture, alt: `Advertisement of ${ad.business ?? 'a business'}`, minSide: 1 })
      setSending(upload)
      try {
        const imageId = await upload.done
        await services.get(Callables).call(sendAdArt, { adId: ad.id, imageId, notes: [...chosen.notes], ...(chosen.pdf && { pdf: chosen.pdf }) })
        setArt(undefined)
      } finally {
        setSending(undefined)
      }
    })
  return (
    <div className={css.part}>
      <Field label="Your artwork" help="A PDF of one page, or a JPEG, PNG or WebP picture. We check it before anything is sent." error={problem}>
        {control => (
          <input
            {...control}
            type="file"
            accept="application/pdf,.pdf,image/jpeg,image/png,image/webp"
            aria-disabled={action.busy || undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file && !action.busy) void choose(file)
              // The same file may be chosen again.
              target.value = ''
            }}
          />
        )}
      </Field>
      {isReading && <p role="status">Checking your file…</p>}
      {art && (
        <>
          <ArtWithPrintLines space={{ ...ad.space, position: ad.position }}>
            <img className={css.art} src={art.address} alt="The artwork you chose" />
          </ArtWithPrintLines>
          {art.pdf && <p className={css.quiet}>We print this picture of the page, with 300 dots per inch.</p>}
          <PreflightReport result={art.preflight.result} dpi={art.preflight.dpi} findings={art.preflight.findings.map(findingText)} />
          <div className={css.row}>
            <Button look={art.preflight.result === 'block' ? 'plain' : 'main'} busy={action.busy} onClick={() => void send(art)}>
              {action.busy ? 'Sending…' : art.preflight.result === 'block' ? 'Send it for our staff to look at' : 'Send this artwork'}
            </Button>
            {!action.busy && <Button onClick={() => setArt(undefined)}>Cancel</Button>}
          </div>
        </>
      )}
      {sending && <UploadProgress sending={sending} what="artwork" />}
      <FailureNotice error={action.error} />
    </div>
  )
}
