import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { staffSignInOf } from '../app-services/account-services'
import { useApp } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { PageHead } from '../kit/page-head'

/** For staff whose role is older than the requirement of a second factor: starts their days of grace, then opens the office. */
export function BeginGrace({ next }: { readonly next: string }) {
  const app = useApp()
  const navigate = useNavigate()
  const { busy, error, run } = useAction()
  const begin = () =>
    run(async () => {
      await (await staffSignInOf(app)).admit()
      await navigate(next, { replace: true })
    })
  const beginOnce = useEffectEvent(begin)
  useEffect(() => void beginOnce(), [])
  return (
    <>
      <PageHead title="Staff sign-in" lead="Opening the office…" />
      <FailureNotice error={error} />
      {error !== undefined && (
        <Button look="main" busy={busy} onClick={() => void begin()}>
          Open the office
        </Button>
      )}
    </>
  )
}
