import { Navigate } from 'react-router-dom'
import { Moved } from '../../kit/document-title'
import { useInBrowser } from '../../kit/use-in-browser'

/** A page that has another address for good: 301 where the server draws it. */
export function MovedPage({ to }: { readonly to: string }) {
  const inBrowser = useInBrowser()
  return (
    <>
      <Moved to={to} status={301} />
      {inBrowser && <Navigate to={to} replace />}
    </>
  )
}
