import { useApp } from '../../app-services/app-context'
import { saveFile } from '../../app-services/save-file'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Button } from '../../kit/button'
import { type DocumentFile, libraryOf } from '../../queries/resource.queries'
import { countResourceOpening } from './count-resource-opening'
import { fileText } from './resource-labels'

interface PublicFileProps {
  readonly id: string
  readonly title: string
  readonly file: DocumentFile
}

/** Downloads a public file. */
export default function PublicFile({ id, title, file }: PublicFileProps) {
  const app = useApp()
  const { busy, error, run } = useAction()
  const download = () =>
    void run(async () => {
      const found = await (await libraryOf(app)).file(file)
      saveFile(found, found.name)
      countResourceOpening(app, id)
    })
  return (
    <div>
      <FailureNotice error={error} />
      <Button size="s" busy={busy} onClick={download}>
        {busy ? 'Downloading…' : 'Download'}
        <span className="visually-hidden"> “{title}”</span> ({fileText(file)})
      </Button>
    </div>
  )
}
