import { useState } from 'react'
import { importKindNamed } from '../../../../domain/imports/import-kinds'
import { Button } from '../../../kit/button'
import { TextWithPanelLinks } from '../../engine/text-with-panel-links'
import { hasMore } from './chosen-files'
import styles from './import.module.css'
import { PublishAfterImport } from './publish-after-import'
import { useChosenFiles } from './use-chosen-files'

/** After an import: the next file, publishing the edition, or links to the imported records. */
export function AfterImport({ onAgain }: { readonly onAgain: () => void }) {
  const { state, dispatch, written } = useChosenFiles()
  const [isPublishing, setPublishing] = useState(false)
  const go = (type: 'next-file' | 'begin-again') => {
    dispatch({ type })
    onAgain()
  }
  if (hasMore(state))
    return (
      <div className={styles.actions}>
        <Button look="main" onClick={() => go('next-file')}>
          Next file
        </Button>
      </div>
    )
  if (isPublishing && written?.editionId !== undefined) return <PublishAfterImport editionId={written.editionId} onAgain={() => go('begin-again')} />
  const kind = importKindNamed(written?.kind ?? '')
  return (
    <div className={styles.step}>
      {kind && kind.found !== '' && (
        <>
          <h3>The {kind.label.toLowerCase()} are in</h3>
          <p>
            <TextWithPanelLinks text={kind.found} /> You can undo the import for thirty days, below.
          </p>
        </>
      )}
      <div className={styles.actions}>
        {written?.editionId !== undefined && (
          <Button look="main" onClick={() => setPublishing(true)}>
            Go on to publish
          </Button>
        )}
        <Button onClick={() => go('begin-again')}>Import another file</Button>
      </div>
    </div>
  )
}
