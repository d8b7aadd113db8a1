import type { Stored } from './stored-document'

/** The position of a document in a `SortedDocuments`. The end position comes after the last document, past the last chunk. */
export interface Place {
  readonly chunk: number
  readonly offset: number
}

const fullChunk = 512

/**
 * Documents in one order, no two of them equal. They are stored in chunks: finding a position costs a binary search, and an insertion moves
 * at most one chunk.
 */
export class SortedDocuments {
  private readonly chunks: Stored[][] = []

  constructor(
    private readonly compare: (a: Stored, b: Stored) => number,
    sorted: readonly Stored[],
  ) {
    for (let i = 0; i < sorted.length; i += fullChunk / 2) this.chunks.push(sorted.slice(i, i + fullChunk / 2))
  }

  get isEmpty(): boolean {
    return this.chunks.length === 0
  }

  get start(): Place {
    return { chunk: 0, offset: 0 }
  }

  get end(): Place {
    return { chunk: this.chunks.length, offset: 0 }
  }

  add(stored: Stored): void {
    const place = this.placeOf(stored)
    // Between two chunks, the end of the first is the same position as the start of the second.
    const isSeam = place.offset === 0 && place.chunk > 0
    const chunk = isSeam ? place.chunk - 1 : place.chunk
    const documents = this.chunks[chunk]
    if (!documents) {
      this.chunks.push([stored])
      return
    }
    documents.splice(isSeam ? documents.length : place.offset, 0, stored)
    if (documents.length > fullChunk) this.chunks.splice(chunk + 1, 0, documents.splice(fullChunk / 2))
  }

  remove(stored: Stored): void {
    const { chunk, offset } = this.placeOf(stored)
    const documents = this.chunks[chunk]!
    documents.splice(offset, 1)
    if (documents.length === 0) this.chunks.splice(chunk, 1)
  }

  /** Replaces an equal document. */
  replace(stored: Stored): void {
    const { chunk, offset } = this.placeOf(stored)
    this.chunks[chunk]![offset] = stored
  }

  /**
   * The first position, not below `from`, for whose document `isBefore` is false. `isBefore` must be true for some first documents and
   * false for all after them.
   */
  find(isBefore: (stored: Stored) => boolean, from?: Place): Place {
    const { chunks } = this
    const endsBefore = (chunk: number) => isBefore(chunks[chunk]!.at(-1)!)
    if (chunks.length === 0 || endsBefore(chunks.length - 1)) return this.end
    const chunk = firstPlace(chunks.length - 1, endsBefore, from?.chunk)
    const documents = chunks[chunk]!
    const near = chunk === from?.chunk ? from.offset : from && 0
    return { chunk, offset: firstPlace(documents.length - 1, i => isBefore(documents[i]!), near) }
  }

  /** Passes the documents between two positions to `take`, upward or downward, until it returns that it has enough. */
  visit(from: Place, to: Place, isUpward: boolean, take: (stored: Stored) => boolean): void {
    if (isUpward) this.visitUp(from, to, take)
    else this.visitDown(from, to, take)
  }

  private visitUp(from: Place, to: Place, take: (stored: Stored) => boolean): void {
    for (let chunk = from.chunk; chunk <= to.chunk && chunk < this.chunks.length; chunk++) {
      const documents = this.chunks[chunk]!
      const end = chunk === to.chunk ? to.offset : documents.length
      for (let i = chunk === from.chunk ? from.offset : 0; i < end; i++) if (!take(documents[i]!)) return
    }
  }

  private visitDown(from: Place, to: Place, take: (stored: Stored) => boolean): void {
    for (let chunk = Math.min(to.chunk, this.chunks.length - 1); chunk >= from.chunk; chunk--) {
      const documents = this.chunks[chunk]!
      const begin = chunk === from.chunk ? from.offset : 0
      for (let i = (chunk === to.chunk ? to.offset : documents.length) - 1; i >= begin; i--) if (!take(documents[i]!)) return
    }
  }

  private placeOf(stored: Stored): Place {
    return this.find(other => this.compare(other, stored) < 0)
  }
}

/** The first position up to `last` for which `isBefore` is false. With `near`, the search starts there and goes on in growing steps. */
function firstPlace(last: number, isBefore: (place: number) => boolean, near?: number): number {
  let [low, high] = [near ?? 0, near ?? last]
  for (let step = 1; high < last && isBefore(high); step *= 2) {
    low = high + 1
    high = Math.min(high + step, last)
  }
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
