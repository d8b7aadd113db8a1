import { useEffect } from 'react'

/** Forms with unsaved input. Navigation asks before it leaves them, and a reload for a new build waits for them. */
export class UnsavedInput {
  private readonly holders = new Set<symbol>()

  get held(): boolean {
    return this.holders.size > 0
  }

  /** Registers that leaving would lose input. Returns a function that ends it. */
  hold(): () => void {
    const holder = Symbol('unsaved input')
    this.holders.add(holder)
    return () => void this.holders.delete(holder)
  }
}

/** One for the whole document. */
export const unsavedInput = new UnsavedInput()

/** For a form: `useUnsavedInput(form.isDirty())`. */
export function useUnsavedInput(dirty: boolean): void {
  useEffect(() => (dirty ? unsavedInput.hold() : undefined), [dirty])
}
