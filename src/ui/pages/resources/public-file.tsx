import { useApp } from '../../app-services/app'
import { Button } from '../../kit/button'
import { libraryOf, type ResourceFile } from '../../queries/resource.queries'
import { FailureNotice } from '../accounts/failure-notice'
import { useSubmit } from '../accounts/use-submit'
import { noteOpening } from './note-opening'
import { fileWords } from './resource-words'
import { saveFile } from './save-file'

interface PublicFileProps {
  readonly id: string
  readonly title: string
  readonly file: ResourceFile
}

/** A file that is everybody's, on its way into the downloads. */
export default function PublicFile({ id, title, file }: PublicFileProps) {
  const app = useApp()
  const { busy, error, run } = useSubmit()
  const download = () =>
    void run(async () => {
      saveFile(await (await libraryOf(app)).file(file))
      noteOpening(app, id)
    })
  return (
    <div>
      <FailureNotice error={error} />
      <Button size="s" busy={busy} onClick={download}>
        {busy ? 'Fetching…' : 'Download'}
        <span className="visually-hidden"> “{title}”</span> ({fileWords(file)})
      </Button>
    </div>
  )
}
