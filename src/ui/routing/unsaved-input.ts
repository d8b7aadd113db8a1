import { useEffect } from 'react'

/** The forms that hold input nobody has saved. Navigation asks before it leaves them, and a new build waits for them. */
export class UnsavedInput {
  private readonly holders = new Set<symbol>()

  get held(): boolean {
    return this.holders.size > 0
  }

  /** Says that input would be lost by leaving. Returns its own release. */
  hold(): () => void {
    const holder = Symbol('unsaved input')
    this.holders.add(holder)
    return () => void this.holders.delete(holder)
  }
}

/** One document, one registry. */
export const unsavedInput = new UnsavedInput()

/** For a form: `useUnsavedInput(form.isDirty())`. */
export function useUnsavedInput(dirty: boolean): void {
  useEffect(() => (dirty ? unsavedInput.hold() : undefined), [dirty])
}
