import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isPortError } from '../../ports/errors'

// Only staff need a code, so this is downloaded on demand.
const EnterCode = lazy(() => import('./enter-code'))

/** Runs the work; if the account also needs a code, asks for it and continues with `giveCode`, until the code is right. */
export type WithCode = <T>(work: () => Promise<T>, giveCode: (code: string) => Promise<T>) => Promise<T>

/** For everything that signs in or asks for the password again. If the dialog is closed, the first error is thrown. */
export function useCodeQuestion(): { readonly withCode: WithCode; readonly codeQuestion: ReactNode } {
  const [asked, setAsked] = useState<{ readonly give: (code: string) => Promise<void>; readonly cancel: () => void }>()
  const withCode: WithCode = async (work, giveCode) => {
    try {
      return await work()
    } catch (error) {
      if (!isPortError(error, 'auth', 'multi-factor-auth-required')) throw error
      return new Promise((resolve, reject) =>
        setAsked({
          give: async code => {
            const answer = await giveCode(code)
            setAsked(undefined)
            resolve(answer)
          },
          cancel: () => {
            setAsked(undefined)
            reject(error)
          },
        }),
      )
    }
  }
  return {
    withCode,
    codeQuestion: asked && (
      <Suspense fallback={null}>
        <EnterCode give={asked.give} onClose={asked.cancel} />
      </Suspense>
    ),
  }
}
