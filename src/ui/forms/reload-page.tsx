import { Button } from '../kit/button'
import { useAction } from './use-action'

/** Loads the page again, which is asked for first: without a connection, what was entered would be lost for nothing. */
export function ReloadPage() {
  const { busy, error, run } = useAction()
  const reload = async () => {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    location.reload()
  }
  return (
    <>
      <Button size="s" busy={busy} onClick={() => void run(reload)}>
        Reload the page
      </Button>
      <span role="status">{error !== undefined && 'There is no connection yet.'}</span>
    </>
  )
}
