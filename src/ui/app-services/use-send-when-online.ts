import { useEffect, useEffectEvent } from 'react'

const minute = 60_000

/** Sends what waits on the device: at once, when a network comes back, and each minute, because it may come back without saying so. */
export function useSendWhenOnline(isWaiting: boolean, send: () => void): void {
  const again = useEffectEvent(send)
  useEffect(() => {
    if (!isWaiting) return undefined
    const look = () => again()
    look()
    const timer = setInterval(look, minute)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [isWaiting])
}
