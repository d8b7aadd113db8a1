import { useEffect } from 'react'

/** Forms with unsaved input, and work that runs. Navigation asks before it leaves them, and a reload for a new build waits for them. */
export class UnsavedInput {
  private readonly holders = new Map<symbol, boolean>()

  get held(): boolean {
    return this.holders.size > 0
  }

  /** Whether some of it is work that runs. */
  get isRun(): boolean {
    return [...this.holders.values()].includes(true)
  }

  /** Registers that leaving would lose input. Returns a function that ends it. */
  hold(isRun = false): () => void {
    const holder = Symbol('unsaved input')
    this.holders.set(holder, isRun)
    return () => void this.holders.delete(holder)
  }
}

/** One for the whole document. */
export const unsavedInput = new UnsavedInput()

/** For a form: `useUnsavedInput(form.isDirty())`. */
export function useUnsavedInput(dirty: boolean, isRun?: boolean): void {
  useEffect(() => (dirty ? unsavedInput.hold(isRun) : undefined), [dirty, isRun])
}
