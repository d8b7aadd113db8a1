import { useEffect, useState } from 'react'
import type { AccountLink } from '../../../../domain/accounts/sign-in/account-links'
import { isPortError } from '../../../../ports/errors'
import { accountLinksOf } from '../../../app-services/account-services'
import { type App, useApp } from '../../../app-services/app-context'

/** State of a link of an account mail. Only `ready` has a button that uses it. */
export type LinkState =
  | { readonly at: 'checking' }
  | { readonly at: 'ready' | 'done'; readonly link: AccountLink }
  | { readonly at: 'expired' | 'used' }
  | { readonly at: 'unreachable'; readonly error: unknown }

export interface ActionLinkUse {
  readonly state: LinkState
  readonly look: () => void
  /** Call after the button's work is done. */
  readonly finish: () => void
  /** Call when the button's work fails; handles errors that mean the link is invalid. */
  readonly fail: (error: unknown) => void
}

/** Use the code as the component's key. Checking the code when the page opens does not use it up: mail scanners open links too. */
export function useActionLink(code: string): ActionLinkUse {
  const app = useApp()
  const [state, setState] = useState<LinkState>({ at: 'checking' })
  useEffect(() => {
    let left = false
    void stateOf(app, code).then(next => void (left || setState(next)))
    return () => {
      left = true
    }
  }, [app, code])
  return {
    state,
    look: () => {
      setState({ at: 'checking' })
      void stateOf(app, code).then(setState)
    },
    finish: () => setState(now => (now.at === 'ready' ? { at: 'done', link: now.link } : now)),
    fail: error => setState(now => deadState(error) ?? now),
  }
}

async function stateOf(app: App, code: string): Promise<LinkState> {
  try {
    return { at: 'ready', link: await (await accountLinksOf(app)).look(code) }
  } catch (error) {
    return deadState(error) ?? { at: 'unreachable', error }
  }
}

function deadState(error: unknown): LinkState | undefined {
  if (isPortError(error, 'auth', 'expired-action-code')) return { at: 'expired' }
  return isPortError(error, 'auth', 'invalid-action-code') ? { at: 'used' } : undefined
}
