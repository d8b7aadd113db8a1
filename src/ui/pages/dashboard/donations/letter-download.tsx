import { Callables } from '../../../../domain/shared/functions/callables'
import type { OwnGift } from '../../../../domain/shop/own-gifts'
import { useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { saveLetter } from '../../../printed-letter/save-letter'

/** The letter as a PDF. */
export function LetterDownload({ letter: { id, number } }: { readonly letter: Pick<NonNullable<OwnGift['letter']>, 'id' | 'number'> }) {
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  return (
    <>
      <Button size="xs" busy={busy} onClick={() => void run(async () => void (await saveLetter(callables, id)))}>
        Download letter {number}
      </Button>
      {error !== undefined && <FailureNotice error={error} />}
    </>
  )
}
