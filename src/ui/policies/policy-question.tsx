import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { Button } from '../kit/button'
import { accountQueries } from '../queries/account.queries'
import css from './policy-question.module.css'

const PolicyDialog = lazy(() => import('./policy-dialog'))

/** Asks a signed-in person to agree to the policies that ask for it, one after the other, at the foot of every page. */
export default function PolicyQuestion() {
  const [policy] = useLiveQuery(accountQueries(useApp()).policies())
  const [isOpen, setOpen] = useState(false)
  if (!policy) return null
  return createPortal(
    <aside className={css.bar} aria-label="New policy">
      <p>There is a new version of “{policy.title}”.</p>
      <Button size="s" onClick={() => setOpen(true)}>
        Read and agree
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PolicyDialog key={policy.id} policy={policy} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>,
    document.body,
  )
}
