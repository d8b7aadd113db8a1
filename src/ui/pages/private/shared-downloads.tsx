import type { Pictures } from '../../../domain/pictures/picture-service'
import type { OpenShare } from '../../../domain/private-shares/resolve-private-share.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { useService } from '../../app-services/app-context'
import { saveFile } from '../../app-services/save-file'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Button } from '../../kit/button'
import css from './private.module.css'
import { readSharedFile } from './read-shared-file'

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/svg+xml': 'svg' }

interface SharedDownloadsProps {
  readonly share: OpenShare
  readonly pictures: Pictures
}

/** A button for each file that whoever has the link may keep. */
export function SharedDownloads({ share: { shown, pass }, pictures }: SharedDownloadsProps) {
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  const save = (name: string, imageId?: string) =>
    run(async () => {
      const file = await readSharedFile(callables, pass, imageId)
      saveFile(file, imageId === undefined ? name : `${name}.${endings[file.type] ?? 'bin'}`)
    })
  const file = shown.kind === 'sheet' ? shown.file : undefined
  return (
    <div className={css.downloads}>
      {file !== undefined && (
        <Button busy={busy} onClick={() => void save(file)}>
          Download the statement
        </Button>
      )}
      {Object.entries(pictures).map(([id, { alt }], i) => (
        <Button key={id} busy={busy} onClick={() => void save(`picture-${i + 1}`, id)}>
          Download picture {i + 1}
          {alt && `: ${alt}`}
        </Button>
      ))}
      <FailureNotice error={error} />
    </div>
  )
}
