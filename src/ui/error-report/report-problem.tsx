import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { buildInfo } from '../delivery/build-info'
import { Anchor } from '../kit/anchor'
import { Button } from '../kit/button'
import { useInBrowser } from '../kit/use-in-browser'
import { sessionHint } from '../routing/session-hint'
import { reportAddress } from './error-report'

const ReportDialog = lazy(() => import('./report-dialog'))

interface ReportProblemProps {
  /** The error that the page shows, if it is an error page. */
  readonly failure?: { readonly id: string; readonly cause: string }
}

/** Link to report a problem: a dialog for people with a session, the contact form for everybody else. */
export function ReportProblem({ failure }: ReportProblemProps) {
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const inBrowser = useInBrowser()
  if (!inBrowser || !sessionHint().present) {
    const build = (inBrowser && buildInfo(document)?.id) || 'of the development server'
    return <Anchor to={reportAddress({ id: failure?.id ?? 'none', path: pathname, cause: failure?.cause ?? 'none', build })}>Report a problem</Anchor>
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Report a problem
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog route={pathname + search} about={failure && `Error ${failure.id} (${failure.cause})`} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
