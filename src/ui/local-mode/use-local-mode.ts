import { useEffect, useState } from 'react'
import { LocalMode, type LocalState } from '../../domain/hosting/local-mode'
import { useApp } from '../app-services/app-context'
import { whenIdle } from '../kit/when-idle'

export interface OpenLocalMode {
  readonly mode: LocalMode
  readonly state: LocalState
}

/**
 * Local mode and its state, once the backend is open. It waits until the browser is idle, so that the bar does not delay a page that renders from
 * its payload.
 */
export function useLocalMode(): OpenLocalMode | Error | undefined {
  const app = useApp()
  const [opened, setOpened] = useState<OpenLocalMode | Error>()
  useEffect(() => {
    let left = false
    let stop: (() => void) | undefined
    const open = async () => {
      const mode = (await app.services()).get(LocalMode)
      if (left) return
      setOpened({ mode, state: mode.state })
      stop = mode.watch(state => setOpened({ mode, state }))
    }
    const cancel = whenIdle(() => void open().catch((error: unknown) => setOpened(error instanceof Error ? error : new Error(String(error)))))
    return () => {
      left = true
      cancel()
      stop?.()
    }
  }, [app])
  return opened
}
