import { useEffect } from 'react'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import css from './error-page.module.css'

export const offlineTitle = 'You are offline'

/**
 * Shown for a page that is not on this device while there is no network. Reloads the document when the network returns, because browsers may
 * cache the failure of a module.
 */
export function OfflineError() {
  useEffect(() => {
    const load = () => location.reload()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [])
  return (
    <div className={css.page}>
      <PageHead
        title={offlineTitle}
        lead={
          <>
            <p>This page is not on your device yet. The pages that you opened before are still here.</p>
            <p>The page opens by itself when you are connected.</p>
          </>
        }
        actions={
          <>
            <Button look="main" onClick={() => location.reload()}>
              Try again
            </Button>
            <Button onClick={() => history.back()}>Go back</Button>
          </>
        }
      />
      <p>
        <Anchor to="/">Back to the front page</Anchor>
      </p>
    </div>
  )
}
