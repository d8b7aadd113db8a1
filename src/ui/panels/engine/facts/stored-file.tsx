import { useEffect, useState } from 'react'
import { StoredFiles } from '../../../../domain/shared/stored-files'
import { useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import css from './facts.module.css'

interface StoredFileProps {
  readonly path: string
  /** Description of the file: the beginning of the link, and the alternative text of a picture. */
  readonly label: string
}

/** Types that cannot execute code. */
const shown: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

type Read = { readonly url: string; readonly picture: string | undefined } | { readonly error: unknown }

/** A private file: a picture is shown, anything else opens in a new tab. */
export function StoredFile({ path, label }: StoredFileProps) {
  const files = useService(StoredFiles)
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    const urls: string[] = []
    const urlOf = (blob: Blob) => {
      const url = URL.createObjectURL(blob)
      urls.push(url)
      return url
    }
    let isGone = false
    files.read(path).then(
      file => {
        if (isGone) return
        // Other types could run with the rights of this site where they are a page; as a picture none can.
        const type = shown.includes(file.type) ? file.type : 'application/octet-stream'
        setRead({ url: urlOf(new Blob([file], { type })), picture: file.type.startsWith('image/') ? urlOf(file) : undefined })
      },
      (error: unknown) => void (isGone || setRead({ error })),
    )
    return () => {
      isGone = true
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [files, path])
  if (!read) return <p role="status">Loading the file…</p>
  if ('error' in read) return <FailureNotice error={read.error} />
  return (
    <div className={css.file}>
      {read.picture !== undefined && <img src={read.picture} alt={label} />}
      <a href={read.url} target="_blank" rel="noopener noreferrer">
        {label}, in a new tab
      </a>
    </div>
  )
}
