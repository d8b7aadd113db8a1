import { useEffect, useState } from 'react'
import type { AccountLink } from '../../../../domain/accounts/sign-in/account-links'
import { isPortError } from '../../../../ports/errors'
import { accountLinksOf } from '../../../app-services/account-services'
import { type App, useApp } from '../../../app-services/app'

/** Where a link of an account mail stands. Only `ready` has a button that does something with it. */
export type LinkState =
  | { readonly at: 'checking' }
  | { readonly at: 'ready' | 'done'; readonly link: AccountLink }
  | { readonly at: 'expired' | 'used' }
  | { readonly at: 'unreachable'; readonly error: unknown }

export interface ActionLinkUse {
  readonly state: LinkState
  readonly look: () => void
  /** To be told after the button's work was done. */
  readonly finish: () => void
  /** A failure of the button's work, where it says that the link is dead. */
  readonly fail: (error: unknown) => void
}

/** Give the page the code as its key. Looks at the code when the page opens, which uses nothing up: scanners of mail open links too. */
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
