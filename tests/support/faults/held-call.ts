import type { Functions } from '../../../src/ports/functions'
import type { MemoryWorldOptions } from '../memory-world'

/** A connection on which calls of this name are answered only once the test says so. */
export function heldCall(name: string) {
  let isAsked: () => void = () => undefined
  let answer: () => void = () => undefined
  const asked = new Promise<void>(resolve => (isAsked = resolve))
  const isFree = new Promise<void>(resolve => (answer = resolve))
  const between: NonNullable<MemoryWorldOptions['between']> = ports => {
    const functions: Functions = Object.assign(Object.create(ports.functions) as Functions, {
      call: async (...[called, input, weight]: Parameters<Functions['call']>) => {
        if (called === name) {
          isAsked()
          await isFree
        }
        return ports.functions.call(called, input, weight)
      },
    })
    return { ...ports, functions }
  }
  return { asked, answer: () => answer(), between }
}
