import type { Fields, Value } from '../../ports/documents'

/** A document's fields as the engine keeps them. */
export interface LaidOut {
  readonly data: Fields
  /** Names of the fields that hold an instant, a list or a map: what a copy has to copy further. Documents of one layout share the list. */
  readonly objects: readonly string[]
}

/** Steps from field to field kept at once; documents whose fields are named by ids could ask for any number. */
const mostSteps = 4096

/** What documents have in common that hold the same fields in the same order, objects in the same of them. */
class Layout {
  private readonly plain = new Map<string, Layout>()
  private readonly object = new Map<string, Layout>()
  private made: Fields | undefined

  constructor(
    private readonly names: readonly string[],
    readonly objects: readonly string[],
    private readonly noteStep: () => void,
  ) {}

  with(name: string, isObject: boolean): Layout {
    const steps = isObject ? this.object : this.plain
    const known = steps.get(name)
    if (known) return known
    this.noteStep()
    const layout = new Layout([...this.names, name], isObject ? [...this.objects, name] : this.objects, this.noteStep)
    steps.set(name, layout)
    return layout
  }

  /**
   * An object of these fields, to be copied and filled. One that `JSON.parse` makes holds its fields within itself, and so does every copy
   * of it; one that grows field by field keeps most of them elsewhere, which makes it larger and every reading of it slower.
   */
  get form(): Fields {
    this.made ??= JSON.parse(`{${this.names.map(name => `${JSON.stringify(name)}:null`).join()}}`) as Fields
    return this.made
  }
}

/** Lays the fields of documents out in memory. */
export class Layouts {
  private steps = 0
  private start = this.empty()

  /** The same values in a new object. */
  laidOut(fields: Fields): LaidOut {
    if (this.steps > mostSteps) this.forget()
    let layout = this.start
    for (const name in fields) {
      const value = fields[name]!
      layout = layout.with(name, typeof value === 'object' && value !== null)
    }
    const data: Record<string, Value> = { ...layout.form }
    for (const name in fields) data[name] = fields[name]!
    return { data, objects: layout.objects }
  }

  private forget(): void {
    this.steps = 0
    this.start = this.empty()
  }

  private empty(): Layout {
    return new Layout([], [], () => this.steps++)
  }
}
