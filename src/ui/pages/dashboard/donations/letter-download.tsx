import { Callables } from '../../../../domain/shared/functions/callables'
import { readLetter } from '../../../../domain/shop/letters/read-letter.contract'
import type { OwnGift } from '../../../../domain/shop/own-gifts'
import { useService } from '../../../app-services/app-context'
import { saveFile } from '../../../app-services/save-file'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'

/** The letter as a page that any browser opens and prints. */
export function LetterDownload({ letter: { id, number } }: { readonly letter: Pick<NonNullable<OwnGift['letter']>, 'id' | 'number'> }) {
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  const download = async () => {
    const { name, page } = await callables.call(readLetter, { letterId: id })
    saveFile(new Blob([page], { type: 'text/html' }), name)
  }
  return (
    <>
      <Button size="xs" busy={busy} onClick={() => void run(download)}>
        Download letter {number}
      </Button>
      {error !== undefined && <FailureNotice error={error} />}
    </>
  )
}
