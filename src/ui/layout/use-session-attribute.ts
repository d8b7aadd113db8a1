import { useLayoutEffect } from 'react'
import { sessionHint } from '../routing/session-hint'

/** Notes for the styles who looks at the page, so that entries of the menus for others are hidden; after every render, as sessions begin and end. */
export function useSessionAttribute(): void {
  useLayoutEffect(() => {
    const hint = sessionHint()
    const { dataset } = document.documentElement
    if (hint.present) dataset['session'] = hint.ofOffice ? 'staff' : 'own'
    else delete dataset['session']
  })
}
