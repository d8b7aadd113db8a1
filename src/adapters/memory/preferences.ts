/** Small values that last across page loads: the browser's local storage, or a substitute. */
export type Preferences = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Preferences that last as long as this object. */
export class MemoryPreferences implements Preferences {
  private readonly kept = new Map<string, string>()

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value)
  }

  removeItem(key: string): void {
    this.kept.delete(key)
  }
}
