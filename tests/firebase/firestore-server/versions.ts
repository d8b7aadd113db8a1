/** Create and update times of documents in microseconds, each unique. The protocol needs them; the port does not have them. */
export class Versions {
  private readonly known = new Map<string, { readonly created: number; readonly updated: number }>()
  private last = 0
  private readonly began = this.now()

  /** Later than every time given so far. */
  now(): number {
    this.last = Math.max(this.last + 1, Date.now() * 1000)
    return this.last
  }

  of(path: string): { readonly created: number; readonly updated: number } {
    return this.known.get(path) ?? { created: this.began, updated: this.began }
  }

  changed(path: string, at: number): void {
    this.known.set(path, { created: this.known.get(path)?.created ?? at, updated: at })
  }

  deleted(path: string): void {
    this.known.delete(path)
  }

  /** Restores a document's times after a refused commit. */
  restore(path: string, times: { readonly created: number; readonly updated: number } | undefined): void {
    if (times) this.known.set(path, times)
    else this.known.delete(path)
  }

  get(path: string): { readonly created: number; readonly updated: number } | undefined {
    return this.known.get(path)
  }
}
